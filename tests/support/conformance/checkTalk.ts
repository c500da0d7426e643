/** What is said and proposed without being asked. */
import type { GameTypes, OutsideTypes, Talk } from '../../../src/engine/contract/game'
import { optionContext } from '../match/randomOptions'
import { eyesOf, same, viewersOf, type Breach, type Table, type Trial } from './table'

type Said<T extends GameTypes> = Talk<Pick<T, keyof OutsideTypes>>

function refusalOf<T extends GameTypes>(table: Table<T>, reason: T['reason'] | undefined): Breach {
  return reason !== undefined && table.game.ruleOf[reason] === ''
    ? 'a refused word names no rule'
    : undefined
}

function checkSignals<T extends GameTypes>(
  table: Table<T>,
  talk: Said<T>,
  signals: readonly T['signal'][],
  heard: Set<object>,
): Breach {
  for (const signal of signals) {
    const parsed = talk.parseSignal(JSON.parse(JSON.stringify(signal)))
    if (!parsed.ok || !same(parsed.value, signal)) return 'a signal does not survive JSON'
    for (const [turn, viewer] of viewersOf(table).entries()) {
      const view = table.game.view(table.state, viewer, eyesOf(table, turn))
      const reason = talk.checkSignal(view, signal)
      const breach = refusalOf(table, reason)
      if (breach !== undefined) return breach
      if (reason === undefined) heard.add(signal)
    }
  }
  return talk.parseSignal(undefined).ok ? 'nothing is taken for a signal' : undefined
}

function checkProposals<T extends GameTypes>(
  table: Table<T>,
  talk: Said<T>,
  { proposals = [], contents }: Trial<T>,
  heard: Set<object>,
): Breach {
  const { game, options, state } = table
  for (const proposal of proposals) {
    const parsed = talk.parseProposal(JSON.parse(JSON.stringify(proposal)))
    if (!parsed.ok || !same(parsed.value, proposal)) return 'a proposal does not survive JSON'
    const view = game.view(state, 0, eyesOf(table, 0))
    const reason = talk.checkProposal(view, proposal, options)
    const between = talk.checkProposal(undefined, proposal, options)
    const breach = refusalOf(table, reason) ?? refusalOf(table, between)
    if (breach !== undefined) return breach
    if (reason !== undefined && between !== undefined) continue
    heard.add(proposal)
    const next = game.parseOptions(talk.adopt(options, proposal), optionContext(contents))
    if (!next.ok) return 'an adopted proposal makes options that are refused'
  }
  return talk.parseProposal(undefined).ok ? 'nothing is taken for a proposal' : undefined
}

/** Everything that the trial names may be said, and is then in `heard`, or is refused by a rule. */
export function checkTalk<T extends GameTypes>(
  table: Table<T>,
  trial: Trial<T>,
  heard: Set<object>,
): Breach {
  const { talk } = table.game
  if (!talk) return undefined
  return (
    checkSignals(table, talk, trial.signals ?? [], heard) ??
    checkProposals(table, talk, trial, heard)
  )
}

/** What nobody was ever allowed to say, with everything that was in `heard`. */
export function checkMute<T extends GameTypes>(
  { signals = [], proposals = [] }: Trial<T>,
  heard: ReadonlySet<object>,
): Breach {
  const mute = [...signals, ...proposals].find((said) => !heard.has(said))
  return mute && `nobody may ever say ${JSON.stringify(mute)}`
}
