/** Unions whose members are told apart by their `kind`: moves, events, phases. */

/** The members of one kind, or of several. */
export type OfKind<Union extends { readonly kind: string }, Kind extends Union['kind']> = Extract<
  Union,
  { readonly kind: Kind }
>

/** Whether a value is of a kind. */
export function isKind<Union extends { readonly kind: string }, Kind extends Union['kind']>(
  value: Union,
  kind: Kind,
): value is OfKind<Union, Kind> {
  return value.kind === kind
}
