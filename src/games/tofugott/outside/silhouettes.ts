/** The ten silhouettes, the same set for everybody ("Material" in RULES.md). */
import { oneOf } from '../../../engine/basics/shapes'

/** All silhouettes in the order in which a hand shows them. */
export const SILHOUETTES = [
  'rat',
  'pig',
  'elephant',
  'dolphin',
  'human',
  'tofu',
  'spider',
  'beetle',
  'tree',
  'ghost',
] as const

/** One of the ten silhouettes. */
export type Silhouette = (typeof SILHOUETTES)[number]

/** Whether something names a silhouette. */
export const isSilhouette = oneOf(SILHOUETTES)
