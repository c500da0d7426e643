/** Names for bots: short, friendly, at home in all three languages. */

const NAMES = [
  'Ada',
  'Bruno',
  'Carla',
  'Daan',
  'Emma',
  'Fritz',
  'Greta',
  'Henk',
  'Ida',
  'Jan',
  'Klara',
  'Lotte',
  'Mats',
  'Nora',
  'Otto',
  'Pia',
  'Quint',
  'Rosa',
  'Sven',
  'Tilda',
  'Uli',
  'Vera',
  'Wim',
  'Zoe',
] as const

/** The first name from place `start` on that nobody at the table has. */
export function nameBot(taken: readonly string[], start: number): string {
  for (let step = 0; step < NAMES.length; step++) {
    const name = NAMES[(start + step) % NAMES.length]
    if (name !== undefined && !taken.includes(name)) return name
  }
  return `Bot ${String(start)}`
}
