/** Messages are never changed once they are made. */
import type { Json } from '../engine/basics/json'

type FrozenPart<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : { readonly [Key in keyof Data]: Frozen<Data[Key]> }

/** The same data, read only through and through; plain data of games is so already. */
export type Frozen<Data> = [Json] extends [Data] ? Data : FrozenPart<Data>
