/** Guests of a host who do as little as can be: they greet, ask, and count what comes. */
import type { WebSocket } from 'ws'
import type { Command } from '../../src/protocol/clientMessages'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import { numberIn, openSocket } from './openSocket'

/** The path and the protocol of a host's sockets. */
export function playUrl(port: number): string {
  return `ws://127.0.0.1:${String(port)}/play`
}

/** Moves of one match are fewer. */
const MATCH = 100_000

/** Reads of each frame of one line how far the table is, if it tells; the match is named by a whole message, not by what changes it. */
export function positionReader(): (frame: Buffer) => number | undefined {
  let number: number | undefined
  return (frame) => {
    if (!frame.subarray(0, MATCH_HEAD.length).equals(MATCH_HEAD)) return undefined
    const told = /"number":(\d+)/u.exec(frame.toString('latin1', 0, 200))?.[1]
    if (frame[MATCH_HEAD.length] === QUOTE && told !== undefined) number = Number(told)
    const entries = numberIn(frame, 'entries')
    return number === undefined || entries === undefined ? undefined : positionOf(number, entries)
  }
}

const QUOTE = 0x22
const MATCH_HEAD = Buffer.from('{"type":"match')

/** The same of a match's number and entries. */
export function positionOf(match: number, entries: number): number {
  return match * MATCH + entries
}

/** A guest. */
export class HostGuest {
  private commands = 0
  private readonly asked = new Map<number, (answer: string) => void>()
  private socket: WebSocket | undefined

  /** Greets a host; `heard` is told every frame. */
  static async greet(
    port: number,
    name: string,
    heard: (frame: Buffer) => void = () => undefined,
  ): Promise<HostGuest> {
    const guest = new HostGuest()
    const isWelcome = new Promise<void>((done) => {
      void openSocket(
        playUrl(port),
        (frame) => {
          heard(frame)
          guest.take(frame, done)
        },
        ['stammtisch'],
      ).then((socket) => {
        guest.socket = socket
        const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'bench', name }
        socket.send(JSON.stringify({ ...hello, language: 'en' }))
      })
    })
    await isWelcome
    return guest
  }

  /** Asks for something; the table of the answer. Rejects what is refused. */
  async ask(command: Command, table?: string): Promise<string> {
    this.commands += 1
    const id = this.commands
    const answer = await new Promise<string>((done) => {
      this.asked.set(id, done)
      const at = table === undefined ? {} : { table }
      this.socket?.send(JSON.stringify({ type: 'command', id, ...at, command }))
    })
    if (!answer.includes('"ok":true')) throw new Error(`${command.kind}: ${answer}`)
    return /"table":"(\w+)"/u.exec(answer)?.[1] ?? ''
  }

  leave(): void {
    this.socket?.terminate()
  }

  private take(frame: Buffer, welcome: () => void): void {
    const head = frame.toString('latin1', 0, 40)
    if (head.startsWith('{"type":"welcome"')) welcome()
    const id = /^\{"type":"answer","id":(\d+)/u.exec(head)?.[1]
    if (id === undefined) return
    this.asked.get(Number(id))?.(frame.toString('utf8'))
    this.asked.delete(Number(id))
  }
}
