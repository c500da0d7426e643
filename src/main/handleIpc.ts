/** The one place where pages reach the shell: sender, channel, arguments and rate are checked here. */
import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import { IPC_ARGUMENTS, type IpcArguments, type IpcChannel, type IpcResults } from '../ipc/ipc'
import { isAppAddress } from './appAddress'

/** What answers a channel. */
export type IpcHandlers = {
  readonly [Channel in IpcChannel]: (
    event: IpcMainInvokeEvent,
    ...values: IpcArguments<Channel>
  ) => IpcResults[Channel] | Promise<IpcResults[Channel]>
}

const CALLS_PER_SECOND = 100

class RateGate {
  private second = 0
  private calls = 0

  pass(): boolean {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.second) {
      this.second = second
      this.calls = 0
    }
    this.calls += 1
    return this.calls <= CALLS_PER_SECOND
  }
}

/** Only the main frame of a page of the app itself is listened to. */
function isTrusted(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  if (!frame || frame !== event.sender.mainFrame) return false
  return isAppAddress(frame.url)
}

function handle<Channel extends IpcChannel>(channel: Channel, handler: IpcHandlers[Channel]): void {
  const gate = new RateGate()
  const schema: v.GenericSchema<unknown, IpcArguments<Channel>> = IPC_ARGUMENTS[channel]
  ipcMain.handle(channel, (event, ...raw: unknown[]) => {
    if (!isTrusted(event)) throw new Error(`${channel}: not for this sender`)
    if (!gate.pass()) throw new Error(`${channel}: too many calls`)
    const parsed = v.safeParse(schema, raw)
    if (!parsed.success) throw new Error(`${channel}: ${parsed.issues[0].message}`)
    return handler(event, ...parsed.output)
  })
}

/** Puts all handlers in place. */
export function handleIpc(handlers: IpcHandlers): void {
  handle('app:info', handlers['app:info'])
  handle('link:open', handlers['link:open'])
  handle('settings:read', handlers['settings:read'])
  handle('settings:write', handlers['settings:write'])
  handle('window:attention', handlers['window:attention'])
}
