/** The one place where pages reach the shell: sender, channel, arguments and rate are checked here. */
import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import { IPC_CALLS, type IpcArguments, type IpcName, type IpcResult } from '../ipc/ipc'
import { isAppAddress } from './appAddress'

/** What answers a call. */
export type IpcHandlers = {
  readonly [Name in IpcName]: (
    event: IpcMainInvokeEvent,
    ...values: IpcArguments<Name>
  ) => IpcResult<Name>
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

function handle<Name extends IpcName>(name: Name, handler: IpcHandlers[Name]): void {
  const gate = new RateGate()
  const takes: v.GenericSchema<unknown, IpcArguments<Name>> = IPC_CALLS[name].takes
  const { gives } = IPC_CALLS[name]
  ipcMain.handle(name, (event, ...raw: unknown[]) => {
    if (!isTrusted(event)) throw new Error(`${name}: not for this sender`)
    if (!gate.pass()) throw new Error(`${name}: too many calls`)
    const parsed = v.safeParse(takes, raw)
    if (!parsed.success) throw new Error(`${name}: ${parsed.issues[0].message}`)
    return v.parse(gives, handler(event, ...parsed.output))
  })
}

function isName(name: string): name is IpcName {
  return Object.hasOwn(IPC_CALLS, name)
}

/** Puts all handlers in place. */
export function handleIpc(handlers: IpcHandlers): void {
  const put = <Name extends IpcName>(name: Name): void => {
    handle(name, handlers[name])
  }
  for (const name of Object.keys(IPC_CALLS).filter(isName)) put(name)
}
