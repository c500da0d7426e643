/** Tom's Time Bluff at random, on whichever server: one public move at a time, all answers to it together. */
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { toJson, type Json } from '../../src/engine/basics/json'
import { sampleMove } from '../../src/games/time-bluff/inside/sampleMove'
import { isTimeBluffView } from '../../src/games/time-bluff/outside/guards'
import type { Audience } from './audience'
import { pause, TURN_EVERY, type BenchTable } from './benchTable'

/** What all are asked at the same time: nobody else is told of an answer before all are in. */
const TOGETHER = ['answer', 'nextRound']

/** Somebody who plays. */
export interface BenchPlayer {
  /** What he is asked, as his latest news says. */
  owed(): { readonly kind: string; readonly view: unknown } | undefined
  /** Plays a move; done when the server has taken it. */
  play(move: Json): Promise<void>
  /** Lets news wait while a move is timed, so that reading it delays nothing that is measured. */
  hold(): void
  /** Takes in what has waited. */
  catchUp(): void
}

/** What differs from server to server. */
export interface TimeBluffParts {
  readonly audience: Audience
  readonly players: readonly BenchPlayer[]
  /** The number of the move that was told last. */
  position(): number
  /** A match is over: the next one begins. */
  again(): Promise<void>
  close(): Promise<void>
}

interface Owing {
  readonly player: BenchPlayer
  readonly kind: string
  readonly move: Json
}

/** A table of it. */
export class TimeBluffTable implements BenchTable {
  readonly audience: Audience
  private readonly random = fastRandom('lan')
  private notBefore = 0

  constructor(private readonly parts: TimeBluffParts) {
    this.audience = parts.audience
  }

  async playTurn(): Promise<{ readonly moves: number; readonly waits: readonly number[] }> {
    await pause(Math.max(0, this.notBefore - performance.now()))
    this.notBefore = performance.now() + TURN_EVERY
    const waits: number[] = []
    let moves = 0
    do {
      const owing = this.owing()
      if (owing.length === 0) {
        await this.parts.again()
        continue
      }
      const together = owing.some(({ kind }) => TOGETHER.includes(kind))
      waits.push(...(together ? await this.playAll(owing) : await this.playOne(owing)))
      moves += owing.length
    } while (!this.isTurn())
    return { moves, waits }
  }

  close(): Promise<void> {
    return this.parts.close()
  }

  private isTurn(): boolean {
    return this.parts.players.some((player) => player.owed()?.kind === 'lay')
  }

  private owing(): Owing[] {
    return this.parts.players.flatMap((player) => {
      const owed = player.owed()
      if (!owed || !isTimeBluffView(owed.view)) return []
      return [{ player, kind: owed.kind, move: toJson(sampleMove(owed.view, this.random)) }]
    })
  }

  private async playOne([owing]: readonly Owing[]): Promise<number[]> {
    const { audience, players } = this.parts
    const next = this.parts.position() + 1
    for (const player of players) player.hold()
    const began = performance.now()
    const taken = owing?.player.play(owing.move)
    const at = await audience.toLast(next)
    for (const player of players) player.catchUp()
    await taken
    return [at - began]
  }

  /** A draw by hand first: it is closed when all have answered. */
  private async playAll(owing: readonly Owing[]): Promise<number[]> {
    const { audience, players } = this.parts
    const last = this.parts.position() + owing.length
    const take = async (some: readonly Owing[]): Promise<void> => {
      await Promise.all(some.map(({ player, move }) => player.play(move)))
    }
    await take(owing.filter(({ kind }) => !TOGETHER.includes(kind)))
    await take(owing.filter(({ kind }) => TOGETHER.includes(kind)))
    await audience.toLast(last)
    for (const player of players) player.catchUp()
    return []
  }
}
