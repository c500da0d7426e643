/** The portrait somebody got at a table where his own was taken: he is told so beside it. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Figure } from '../../protocol/terms'

/** What was wished, and what there was instead. */
export interface GivenFigure {
  readonly table: string
  readonly wished: Figure
  readonly given: Figure
}

/** The last such change; absent: there was none. */
export const useGivenFigure = defineStore('givenFigure', () => ({
  change: shallowRef<GivenFigure>(),
}))
