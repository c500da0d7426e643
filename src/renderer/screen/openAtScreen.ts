/** A new table at which several people sit at once, all at this screen. */
import type { OfKind } from '../../engine/basics/kinds'
import { formatHex } from '../../engine/basics/hex'
import type { Command } from '../../protocol/clientMessages'
import type { Answer } from '../../protocol/hostMessages'
import { suggestNames } from '../stores/settings'
import type { useTable } from '../stores/table'

type TableWish = OfKind<Command, 'createTable'>

const PASSWORD_BYTES = 16

/** As much of the window's table as is needed. */
type Window = Pick<ReturnType<typeof useTable>, 'command' | 'here'> & {
  readonly screen: Pick<ReturnType<typeof useTable>['screen'], 'add'>
}

/** Nobody else gets in while those at this screen sit down; then the computer takes what is left, and the match begins. */
async function beginAlone(
  { here, screen }: Window,
  { seats, bots = 'solid' }: TableWish,
  { names, password }: { readonly names: readonly string[]; readonly password: string },
): Promise<Answer | undefined> {
  for (const name of names) {
    const sat = await screen.add(name, password)
    if (!sat.ok) return sat
  }
  for (let seat = names.length + 1; seat < seats; seat++) {
    await here({ kind: 'seatBot', seat, level: bots })
  }
  await here({ kind: 'setPrivate', private: true })
  await here({ kind: 'setPassword' })
  return here({ kind: 'start' })
}

/**
 * Opens a table as wished for and lets the others sit down at it. Where the computer is to play on the other seats, the match begins,
 * and the table is for nobody else; otherwise all gather.
 */
export async function openAtScreen(
  window: Window,
  wish: TableWish,
  others: readonly string[],
): Promise<Answer> {
  const names = others.map((name) =>
    name.trim() === '' ? (suggestNames(1, others)[0] ?? '') : name,
  )
  const { bots, private: _private, ...open } = wish
  if (bots !== undefined) {
    const password = formatHex(crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES)))
    const opened = await window.command({ ...open, password })
    return opened.ok ? ((await beginAlone(window, wish, { names, password })) ?? opened) : opened
  }
  const opened = await window.command(open)
  if (!opened.ok) return opened
  for (const name of names) {
    const sat = await window.screen.add(name)
    if (!sat.ok) return sat
  }
  return opened
}
