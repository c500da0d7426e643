/** One thing to choose in a ChoiceField or a SelectField. */
export interface Option<Value> {
  readonly value: Value
  /** In the reader's language. */
  readonly label: string
  /** What it means, one short sentence. */
  readonly hint?: string
  /** The label's own language, where it is not the reader's. */
  readonly language?: string
}
