/** From options to a table that can be dealt. */
import { nameContent, type ContentDescription } from '../../../src/engine/contract/content'
import { draftProblems } from '../../../src/engine/decks/checkDraft'
import { deckDataOf } from '../../../src/engine/decks/deckData'
import { columnsOf, type DeckField } from '../../../src/engine/decks/deckForm'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { err, ok, type Result } from '../../../src/engine/basics/result'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { offerOf } from '../../../src/engine/options/offers'
import type { OptionContext } from '../../../src/engine/options/options'
import {
  isSetByPreset,
  presetOf,
  presetOptions,
  presetsFor,
} from '../../../src/engine/options/presets'
import type { Random } from '../../../src/engine/chance/random'
import type { Seat } from '../../../src/engine/basics/seat'
import { optionContext, randomSeats, randomValues } from '../match/randomOptions'
import { readContents, same, survivesJson, type Breach, type Table, type Trial } from './table'

function checkOptions<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  { contents }: Trial<T>,
): Breach {
  const context = optionContext(contents)
  if (!survivesJson(options)) return 'options do not survive JSON'
  const again = game.parseOptions(options, context)
  if (!again.ok || !same(again.value, options)) return 'parsed options are read as others'
  const surplus = game.parseOptions({ ...options, 'no such option': 1 }, context)
  if (surplus.ok) return 'an unknown option is accepted'
  const { min, max } = game.seatsWith(options)
  const isWithin = min >= game.seats.min && max <= game.seats.max && min <= max
  if (!isWithin) return 'seats with these options leave the bounds of the game'
  const ids = game.contentFor(options)
  if (new Set(ids).size < ids.length) return 'a piece of content is named twice'
  if (game.bestKey?.(options, min) === '') return 'a best score is kept under nothing'
  return (
    checkOffers(game, options, context) ??
    checkPresets(game, options, context) ??
    checkBadges(game, options) ??
    checkCharacters(game)
  )
}

function checkBadges<T extends GameTypes>(game: Game<T>, options: T['options']): Breach {
  for (const own of [true, false]) {
    const badges = game.badgesOf?.(options, () => own) ?? []
    if (new Set(badges).size < badges.length) return 'a badge is named twice'
  }
  return undefined
}

function checkCharacters<T extends GameTypes>({ characters }: Game<T>): Breach {
  if (characters?.length === 0) return 'there is no character to be'
  return new Set(characters).size < (characters?.length ?? 0) ? 'two characters are one' : undefined
}

/** What is in play only with a value of an option: there is such a value, and no more of it than there is. */
function isPartOfGame<T extends GameTypes>(
  { optionSpecs }: Game<T>,
  { count, onlyWith }: ContentDescription,
): boolean {
  if (!onlyWith) return true
  const spec = optionSpecs.find(({ key }) => key === onlyWith.option)
  const isValue = spec?.kind === 'choice' && spec.values.includes(onlyWith.value)
  return isValue && onlyWith.count > 0 && onlyWith.count <= count
}

/** Everything that can be chosen has a title, a language and something in it. */
export function checkCatalogues<T extends GameTypes>(
  game: Game<T>,
  { contents }: Trial<T>,
): Breach {
  for (const spec of game.optionSpecs) {
    if (spec.kind !== 'set' || !('catalogue' in spec.values)) continue
    for (const id of contents.catalogue(spec.values.catalogue) ?? []) {
      const piece = contents.find(id)
      const read = piece && game.readContent(piece)
      const described = read?.ok ? game.describeContent?.(read.value) : undefined
      const titles = Object.values(described?.title ?? {}).filter((title) => title.trim() !== '')
      const isWhole = described && described.languages.length > 0 && described.count > 0
      if (!isWhole || titles.length === 0) return `nobody can say what ${id} is`
      if (!isPartOfGame(game, described)) return `an option that is none leaves out a part of ${id}`
    }
  }
  return undefined
}

/** What a field of an own deck can hold: the least, the most, and what stands there if nothing is written. */
function cellsOf(field: DeckField): readonly string[] {
  switch (field.kind) {
    case 'line':
      return ['x', 'W'.repeat(field.longest), ...(field.default === undefined ? [] : [''])]
    case 'year':
    case 'number':
      return [String(field.from || 1), String(field.to)]
    case 'choice':
      return [...field.values, ...(field.default === undefined ? [] : [''])]
    case 'name':
      return ['', 'x'.repeat(field.longest)]
    case 'flag':
      return ['', 'yes', 'no']
  }
}

/** Whatever fits the form of own decks is read by the game, in one language or in all, and described. */
export function checkDeckForm<T extends GameTypes>(game: Game<T>): Breach {
  const { deckForm } = game
  if (!deckForm) return undefined
  const catalogues = game.optionSpecs.flatMap((spec) =>
    spec.kind === 'set' && 'catalogue' in spec.values ? [spec.values.catalogue] : [],
  )
  if (!catalogues.includes(deckForm.catalogue)) return 'nobody can choose an own deck'
  for (const languages of [LANGUAGES, ...LANGUAGES.map((language) => [language])]) {
    for (let turn = 0; turn < 12; turn++) {
      const columns = columnsOf(deckForm, languages)
      const cells = columns.map(({ name, field }) => {
        const choices = cellsOf(field)
        return [name, choices[turn % choices.length] ?? ''] as const
      })
      const row = { cells: Object.fromEntries(cells), data: {} }
      const title = Object.fromEntries(languages.map((language) => [language, 'Title']))
      const draft = { title, languages, rows: [row, row] }
      const [problem] = draftProblems(draft, deckForm)
      if (problem) return `an own deck is refused: ${problem.fault} at ${problem.field ?? ''}`
      const data = deckDataOf(draft, deckForm)
      const read = game.readContent(nameContent(`${deckForm.catalogue}/own`, data))
      if (!read.ok) return `an own deck that fits the form is not read: ${read.error}`
      if (game.describeContent?.(read.value)?.count !== 2) return 'an own deck is not described'
    }
  }
  return undefined
}

/** Every table is exactly one of the offers, an untouched one the first of them. */
function checkOffers<T extends GameTypes>(
  { offers, parseOptions }: Game<T>,
  options: T['options'],
  context: OptionContext,
): Breach {
  if (!offers) return undefined
  const all = offers.filter((offer) => offerOf([offer], options) !== undefined)
  if (all.length !== 1) return `a table is ${String(all.length)} of the offers`
  for (const offer of [{ id: offers[0].id, options: {} }, ...offers]) {
    const parsed = parseOptions(offer.options, context)
    const isItself = parsed.ok && offerOf(offers, parsed.value) === offer.id
    if (!isItself) return `what is offered as ${offer.id} is another table`
  }
  return undefined
}

/** A preset sets a table that is known by its name again, whatever else is chosen. */
function checkPresets<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  context: OptionContext,
): Breach {
  for (const id of presetsFor(game, options, context)) {
    const parsed = game.parseOptions({ ...options, ...presetOptions(game, id, context) }, context)
    if (!parsed.ok) return `the preset ${id} is refused`
    if (presetOf(game, parsed.value, context) !== id) return `the preset ${id} is another one`
  }
  const known = game.optionSpecs.filter((spec) => isSetByPreset(spec))
  const named = Object.values(game.presets ?? {}).flatMap((preset) => Object.keys(preset))
  const odd = named.find((key) => !known.some((spec) => spec.key === key))
  return odd === undefined ? undefined : 'a preset sets nothing that there is'
}

function isRefusal(value: {
  readonly reason: string
  readonly rule: string
  readonly values: Readonly<Record<string, number>>
}): boolean {
  const { reason, rule, values } = value
  return reason !== '' && rule !== '' && Object.values(values).every(Number.isFinite)
}

function factsFor<T extends GameTypes>(
  game: Game<T>,
  { facts }: Trial<T>,
  table: { readonly options: T['options']; readonly seats: number },
  random: Random,
): Result<Record<Seat, T['facts']>, string> {
  const bySeat: Record<Seat, T['facts']> = {}
  if (!game.facts?.isAsked(table.options)) return ok(bySeat)
  if (!facts) return err('facts are asked for that nobody can make up')
  if (game.facts.parse(undefined).ok) return err('nothing is taken for facts')
  for (let seat = 0; seat < table.seats; seat++) {
    if (random.below(3) === 0) continue
    const parsed = game.facts.parse(JSON.parse(JSON.stringify(facts(random))))
    if (!parsed.ok) return err('facts do not survive JSON')
    bySeat[seat] = parsed.value
  }
  return ok(bySeat)
}

function dealTwice<T extends GameTypes>(
  game: Game<T>,
  parts: Omit<Table<T>, 'game' | 'state'>,
  seed: string,
): Result<Table<T>, string> {
  const { plan, facts } = parts
  const before = JSON.stringify(plan)
  const state = game.deal(plan, fastRandom(seed), facts)
  if (!same(state, game.deal(plan, fastRandom(seed), facts))) {
    return err('the same seed deals differently')
  }
  return JSON.stringify(plan) === before
    ? ok({ game, state, ...parts })
    : err('the deal changes its plan')
}

/** A table with random options; undefined if the game refuses to deal one, with a reason. */
export function setTable<T extends GameTypes>(
  game: Game<T>,
  trial: Trial<T>,
  seed: string,
): Result<Table<T> | undefined, string> {
  const random = fastRandom(seed)
  const { contents } = trial
  const raw = randomValues(game.optionSpecs, random, contents)
  const parsed = game.parseOptions(raw, optionContext(contents))
  if (!parsed.ok) return err('options made from the specs are refused')
  const options = parsed.value
  const breach = checkOptions(game, options, trial)
  if (breach !== undefined) return err(breach)
  const seats = randomSeats(game, options, random)
  const content = readContents(game, game.contentFor(options), contents)
  if (!content.ok) return content
  const planned = game.plan(options, seats, content.value)
  if (!planned.ok) {
    return isRefusal(planned.error) ? ok(undefined) : err('a refused plan names no reason or rule')
  }
  if (!survivesJson(game.knowledge(planned.value))) return err('knowledge does not survive JSON')
  const facts = factsFor(game, trial, { options, seats }, random)
  if (!facts.ok) return facts
  return dealTwice(
    game,
    { options, seats, plan: planned.value, facts: facts.value },
    `${seed}/deal`,
  )
}
