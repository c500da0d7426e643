/** Views of Die Tafelrunde 2 as they come up in a match. */
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import { present } from '../../../../src/engine/basics/invariant'
import type { TafelrundeView } from '../../../../src/games/tafelrunde/outside/contract'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import { parsedOptions } from '../../../support/match/randomOptions'

/** Played at random among three until seat 0 sees such a view; the same for the same seed. */
export function playedView(
  seed: string,
  wanted: (view: TafelrundeView) => boolean,
): TafelrundeView {
  const random = fastRandom(seed)
  const state = tafelrunde.deal({ options: parsedOptions(tafelrunde, {}), seats: 3 }, random)
  for (;;) {
    const view = tafelrunde.view(state, 0)
    if (wanted(view)) return view
    const { seat } = present(tafelrunde.toAct(state)[0], 'somebody is asked')
    const move = tafelrunde.sampleMove(tafelrunde.view(state, seat), random)
    tafelrunde.play(state, { seat, move }, random)
  }
}
