/** On which line of a JSON text something stands. */

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|\n|[^\s"[\]{}:,]+/gu

/** What lies around the token that is read: an object with the key that is read, or a list with its index. */
interface Level {
  key: string
  index?: number
}

function stepOf(level: Level): string {
  return level.index === undefined ? level.key : String(level.index)
}

function keyFrom(token: string): string {
  const key: unknown = JSON.parse(token)
  return typeof key === 'string' ? key : ''
}

/**
 * How deep a text nests at most, whether it is sound JSON or not; strings count for nothing. One pass over the letters: what is
 * asked of a stranger's text first must not grow with its tricks.
 */
export function jsonDepth(text: string): number {
  let [depth, deepest, isString] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isString && letter === '\\') at += 1
    else if (letter === '"') isString = !isString
    else if (!isString && (letter === '[' || letter === '{')) deepest = Math.max(deepest, ++depth)
    else if (!isString && (letter === ']' || letter === '}')) depth -= 1
  }
  return deepest
}

/** Walks through sound JSON and notes where its values begin. */
class LineWalk {
  readonly lines = new Map<string, number>()
  private readonly levels: Level[] = []
  private line = 1
  private isKey = false

  take(token: string): void {
    const level = this.levels.at(-1)
    if (token === '\n') this.line += 1
    else if (token === '}' || token === ']') this.close()
    else if (token === ',') this.next(level)
    else if (token === ':') this.isKey = false
    else if (this.isKey && level) level.key = keyFrom(token)
    else this.begin(token)
  }

  private close(): void {
    this.levels.pop()
    this.isKey = false
  }

  private next(level: Level | undefined): void {
    if (level?.index !== undefined) level.index += 1
    this.isKey = level !== undefined && level.index === undefined
  }

  private begin(token: string): void {
    this.lines.set(this.levels.map(stepOf).join('/'), this.line)
    if (token === '{') this.levels.push({ key: '' })
    if (token === '[') this.levels.push({ key: '', index: 0 })
    this.isKey = token === '{'
  }
}

/** The line on which each value begins, by its path, e.g. `events/3/year`; the text must be sound JSON. */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const walk = new LineWalk()
  for (const [token] of text.matchAll(TOKEN)) walk.take(token)
  return walk.lines
}
