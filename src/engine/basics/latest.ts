/** What is remembered only so far: the latest of many things, by a key. */

/** Keeps the things that were set last, as many as it is made for. */
export class Latest<Key, Value> {
  private readonly kept = new Map<Key, Value>()

  constructor(private readonly most: number) {}

  /** What was set last under the key; undefined if it has had to go, or never was. */
  get(key: Key): Value | undefined {
    return this.kept.get(key)
  }

  /** Whether something is kept under the key, be it undefined. */
  has(key: Key): boolean {
    return this.kept.has(key)
  }

  /** Keeps it as the latest; where that is one too many the oldest goes, whose key is the answer. */
  set(key: Key, value: Value): Key | undefined {
    this.kept.delete(key)
    this.kept.set(key, value)
    if (this.kept.size <= this.most) return undefined
    const [oldest] = this.kept.keys()
    if (oldest !== undefined) this.kept.delete(oldest)
    return oldest
  }

  /** Everything that is kept, the oldest first. */
  values(): Value[] {
    return [...this.kept.values()]
  }

  /** Forgets everything. */
  clear(): void {
    this.kept.clear()
  }
}
