/** The cards of a game that stand as small pictures in the log. */
import type { Component } from 'vue'
import type { Json } from '../../../engine/basics/json'
import type { Translate } from '../../wording/translate'

/** What a game gives for it. */
export interface LogCards {
  /** The faces by what they are called in lines, in the reader's language. */
  named(t: Translate): ReadonlyMap<string, Json>
  /** What draws one around its words, which are its slot, no higher than a line and without words of its own; takes a `face`. */
  loadChip(): Promise<Component>
}
