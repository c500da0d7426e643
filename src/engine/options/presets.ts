/** Sets of table options under one word: how a first evening is played, how the box has it, how a long one goes. */
import { isSetByOffer, type Offer } from './offers'
import { defaultOf, isActive, type OptionContext, type Options, type OptionSpec } from './options'

/** The presets, in the order in which they are offered; `box` is every option at its default. */
export const PRESET_IDS = ['first', 'box', 'long'] as const
/** A preset's name. */
export type PresetId = (typeof PRESET_IDS)[number]
/** What a game sets for its presets, by option; one without an entry is not offered, `box` always is. */
export type Presets = Readonly<Partial<Record<Exclude<PresetId, 'box'>, Options>>>

/** What presets are read from: a game's legality has it. */
export interface PresetSource {
  readonly optionSpecs: readonly OptionSpec[]
  readonly offers?: readonly Offer[] | undefined
  readonly presets?: Presets | undefined
  readonly asUsual?: ((options: Options, seats: number) => Options) | undefined
  /** How many seats the table has; undefined: not known, and every value is one of its own. */
  readonly seatCount?: number | undefined
}

/** The same match in its usual values. */
function asUsualAt({ asUsual, seatCount }: PresetSource, options: Options): Options {
  return asUsual && seatCount !== undefined ? asUsual(options, seatCount) : options
}

/** Whether presets have a say about an option: not about what is played with, its language, what an offer of the game sets, or what nobody sets here. */
export function isSetByPreset(spec: OptionSpec, offers: readonly Offer[] = []): boolean {
  if (spec.setBy !== undefined || isSetByOffer(spec.key, offers)) return false
  return spec.kind === 'seconds' || (spec.kind === 'choice' && spec.default === undefined)
}

function setBy({ presets = {} }: PresetSource, id: PresetId): Options {
  return id === 'box' ? {} : (presets[id] ?? {})
}

/** What a preset sets, every option it has a say about; it is put over what a table has. */
export function presetOptions(source: PresetSource, id: PresetId, context: OptionContext): Options {
  const wished = setBy(source, id)
  const asked = source.optionSpecs.filter((spec) => isSetByPreset(spec, source.offers))
  return Object.fromEntries(
    asked.map((spec) => [spec.key, wished[spec.key] ?? defaultOf(spec, context)]),
  )
}

/** Whether a preset leaves a table the match that it is. */
function isAsSet(
  source: PresetSource,
  id: PresetId,
  options: Options,
  context: OptionContext,
): boolean {
  const now = asUsualAt(source, options)
  const set = asUsualAt(source, { ...options, ...presetOptions(source, id, context) })
  return source.optionSpecs.every(
    (spec) =>
      !isSetByPreset(spec, source.offers) ||
      !isActive(spec, options) ||
      set[spec.key] === now[spec.key],
  )
}

/** The presets for a table with these options, all present, in order: one that would be the box again is left out. */
export function presetsFor(
  source: PresetSource,
  options: Options,
  context: OptionContext,
): readonly PresetId[] {
  const box = { ...options, ...presetOptions(source, 'box', context) }
  return PRESET_IDS.filter((id) => id === 'box' || !isAsSet(source, id, box, context))
}

/** The preset that a table with these options, all present, is played by; undefined: one of its own. */
export function presetOf(
  source: PresetSource,
  options: Options,
  context: OptionContext,
): PresetId | undefined {
  return presetsFor(source, options, context).find((id) => isAsSet(source, id, options, context))
}

/** The options in which a table, all present, is another match than the usual one; what is set by the offer is not one of them. */
export function differencesOf(
  source: PresetSource,
  options: Options,
  context: OptionContext,
): readonly OptionSpec[] {
  const { optionSpecs, offers = [] } = source
  const now = asUsualAt(source, options)
  return optionSpecs.filter((spec) => {
    if (spec.setBy !== undefined || isSetByOffer(spec.key, offers)) return false
    if (!isActive(spec, options)) return false
    return JSON.stringify(now[spec.key]) !== JSON.stringify(defaultOf(spec, context))
  })
}
