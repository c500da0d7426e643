/** A table as everybody at it may see it, and as the lobby lists it; written out field by field. */
import type { Viewer } from '../../engine/basics/seat'
import type { MatchView, SeatView, TableSummary, TableView } from '../../protocol/tableViews'
import type { BotLevel, Figure, Phase } from '../../protocol/terms'
import { figureFor } from '../people/figures'
import type { PlanProblem, TableLabels } from './planning'
import type { MatchRun } from '../match/matchRun'
import { NEXT_WAIT } from './nextMatch'
import { watchersOf, type Holder, type SavedTable } from './tableRecords'
import type { Language } from '../../engine/basics/language'

/** What is known of a table beside what is saved. */
export interface TableFacts {
  readonly saved: SavedTable
  phase(): Phase
  isPlaying(): boolean
  isHere(person: string): boolean
  isReady(person: string): boolean
  substituteOf(seat: number): BotLevel | undefined
  /** What kind of player a bot at this seat is; undefined where they are all alike. */
  characterAt(seat: number): string | undefined
  nameOf(person: string): string
  figureOf(person: string): Figure
  hasMatch(): boolean
  labels(): TableLabels
  /** Why no match could begin as the table is set; undefined: one could, or one runs. */
  setupProblem(): PlanProblem | undefined
  /** Milliseconds until the next match begins; undefined: nothing is counted. */
  nextIn(): number | undefined
  /** Another game is being chosen. */
  isChoosing(): boolean
}

function viewCharacter(table: TableFacts, seat: number): { readonly character?: string } {
  const character = table.characterAt(seat)
  return character === undefined ? {} : { character }
}

/** Who has held a bot's cards in the running match: nobody else may sit down there. */
function viewHeld({ saved, isPlaying }: TableFacts, seat: number): { readonly heldBy?: string[] } {
  const held = isPlaying() ? saved.hands.filter((one) => one.seat === seat) : []
  return held.length === 0 ? {} : { heldBy: held.map(({ person }) => person) }
}

function viewSeat(table: TableFacts, holder: Holder, seat: number): SeatView {
  switch (holder.kind) {
    case 'free':
      return { kind: 'free' }
    case 'bot':
      return {
        kind: 'bot',
        name: holder.name,
        figure: figureFor(holder.name),
        level: holder.level,
        ...viewCharacter(table, seat),
        ...viewHeld(table, seat),
      }
    case 'left':
      return { kind: 'left', name: holder.name }
    case 'person': {
      const { person, name } = holder
      const bot = table.substituteOf(seat)
      const connected = table.isHere(person)
      const ready = table.isReady(person)
      return {
        kind: 'person',
        person,
        name,
        figure: table.figureOf(person),
        connected,
        ready,
        ...(bot ? { bot, ...viewCharacter(table, seat) } : {}),
      }
    }
  }
}

function viewSetup(problem: PlanProblem | undefined): Pick<TableView, 'setup'> {
  if (!problem || problem.kind === 'fault' || problem.kind === 'unknown-game') return {}
  return { setup: problem }
}

function viewNext(left: number | undefined): Pick<TableView, 'next'> {
  return left === undefined ? {} : { next: { left, limit: NEXT_WAIT } }
}

/** Screens that are there: they are counted, and named by nobody, since they are in no language and no person. */
function viewScreens(table: TableFacts): Pick<TableView, 'screens'> {
  const here = table.saved.screens?.filter((person) => table.isHere(person)) ?? []
  return here.length === 0 ? {} : { screens: here.length }
}

/** The table as everybody at it sees it. */
export function viewTable(table: TableFacts): TableView {
  const { saved } = table
  return {
    id: saved.id,
    name: saved.name,
    game: saved.game,
    ...table.labels(),
    options: saved.options,
    seats: saved.holders.map((holder, seat) => viewSeat(table, holder, seat)),
    spectators: watchersOf(saved).map((person) => ({ person, name: table.nameOf(person) })),
    ...viewScreens(table),
    keeper: saved.keeper,
    locked: saved.password !== undefined,
    private: saved.private === true,
    absence: saved.absence,
    pace: saved.pace,
    phase: table.phase(),
    ...(table.hasMatch() ? { match: saved.matches } : {}),
    ...viewSetup(table.setupProblem()),
    proposals: saved.proposals.map(({ number, person, proposal, agreed }) => {
      return { number, person, proposal, agreed }
    }),
    ...viewNext(table.nextIn()),
    ...(table.isChoosing() ? { choosing: true } : {}),
    ...(saved.adopted ? { adopted: saved.adopted } : {}),
  }
}

/** What is seen of a table at any time of the clock, as text; no message. */
export function lookOfTable({ next, ...table }: TableView): string {
  return JSON.stringify({ ...table, next: next?.limit })
}

/** The match as `viewer` sees it in his language. */
export function viewMatch(
  run: MatchRun,
  deal: { readonly number: number; readonly commitment: string },
  eyes: { readonly viewer: Viewer; readonly language: Language },
): MatchView {
  const { match } = run
  const { viewer, language } = eyes
  const outcome = match.outcome()
  return {
    number: deal.number,
    game: match.game,
    view: match.view(viewer, language),
    own: run.own(viewer),
    awaited: run.awaited(viewer),
    entries: run.entries(),
    commitment: deal.commitment,
    // Last: what stands behind it is put together anew each time, which takes longer than all the rest.
    ...(outcome ? { outcome } : {}),
  }
}

/** What the lobby is told beside what is saved. */
export interface SummaryFacts {
  readonly roster: Pick<TableFacts, 'figureOf'>
  labels(): TableLabels
}

/** The table as the lobby lists it. */
export function summarizeTable(
  saved: SavedTable,
  isPlaying: boolean,
  table: SummaryFacts,
): TableSummary {
  const { id, name, game, holders, spectators, password } = saved
  const isFree = ({ kind }: Holder): boolean => kind === 'free' || (kind === 'left' && !isPlaying)
  return {
    id,
    name,
    game,
    ...table.labels(),
    seats: holders.length,
    free: holders.filter(isFree).length,
    people: holders.filter(({ kind }) => kind === 'person').length,
    spectators: spectators.length,
    running: isPlaying,
    locked: password !== undefined,
    private: saved.private === true,
    figures: holders.flatMap((holder) => {
      if (holder.kind === 'person') return [table.roster.figureOf(holder.person)]
      return holder.kind === 'bot' ? [figureFor(holder.name)] : []
    }),
  }
}
