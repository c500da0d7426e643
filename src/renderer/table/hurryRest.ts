/** How the slip of a board hurries a match in which only computers are left playing. */
import type { InjectionKey } from 'vue'

/** Hurrying the rest of a match. */
export interface HurryRest {
  readonly isHurried: () => boolean
  /** Whether anything would go faster. */
  readonly canHurry: () => boolean
  /** Who alone sets the pace of the computers; undefined: the viewer himself. */
  readonly keeper: () => string | undefined
  /** Hurries the rest, or lets it go on as before. */
  toggle(): void
}

/** Whom the slip asks; absent: nothing can be hurried. */
export const HURRY_REST: InjectionKey<HurryRest> = Symbol('hurry the rest')
