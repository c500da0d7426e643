/** The icons of the co-operative cards. Whatever one of them shows is the picture of no event, so that nobody takes the one for the other. */
import type { Icon } from '../../../../games/tijdlijn/outside/contract'
import { gouge, rays } from '../../../cards/lino'
import { around, bar, edge, key, paper, round, type Pictogram } from './cuts'

/** By name. */
export const MATCH_ICONS: Readonly<Record<Icon, Pictogram>> = {
  sun: [
    ...key(round(50, 50, 21)),
    ...key(rays({ centre: [50, 50], from: 26, to: 48, count: 14, width: 5, seed: 4 })),
  ],
  key: [
    ...key(round(28, 32, 23), bar([40, 44], [90, 90], 10)),
    ...key(bar([72, 73], [61, 85], 9), bar([86, 87], [76, 98], 9)),
    ...paper(round(27, 31, 11)),
  ],
  feather: [
    ...key('M10 95L22 66C26 40 48 14 92 5C90 38 66 66 30 73L17 97Z'),
    ...paper(
      gouge([22, 80], [80, 16], 2.8),
      gouge([44, 66], [50, 54], 2.6),
      gouge([62, 55], [66, 44], 2.6),
    ),
  ],
  wheel: [
    ...key(round(50, 50, 42)),
    ...paper(round(50, 50, 32)),
    ...key(...[0, 45, 90, 135].map((turn) => bar(around(turn, 35), around(turn + 180, 35), 6))),
    ...key(round(50, 50, 11)),
    ...paper(round(50, 50, 4)),
  ],
  crown: [
    ...key(edge('8 32 31 54 50 18 69 54 92 32 82 84 18 84')),
    ...key(round(8, 28, 6), round(50, 14, 7), round(92, 28, 6)),
    ...paper(gouge([22, 74], [79, 74], 3)),
  ],
}
