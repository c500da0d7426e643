/** Where the window stood last time, checked against the screens of today. */

/** A rectangle in screen pixels. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is kept of a window between two starts. */
export interface WindowState {
  /** Absent: in the middle of the main screen. */
  readonly bounds?: Bounds
  readonly maximized: boolean
}

/** Size of a window nobody has moved yet. */
export const DEFAULT_SIZE = { width: 1280, height: 800 } as const

/** The smallest size in which the table still fits. */
export const SMALLEST_SIZE = { width: 360, height: 560 } as const

const VISIBLE_PIXELS = 80

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function parseBounds(raw: unknown): Bounds | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { x, y, width, height } = { x: 0, y: 0, width: 0, height: 0, ...raw }
  if (!isNumber(x) || !isNumber(y) || !isNumber(width) || !isNumber(height)) return undefined
  if (width < SMALLEST_SIZE.width || height < SMALLEST_SIZE.height) return undefined
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function overlap(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)
}

function isOnScreen(bounds: Bounds, screen: Bounds): boolean {
  const across = overlap(bounds.x, bounds.width, screen.x, screen.width)
  const down = overlap(bounds.y, bounds.height, screen.y, screen.height)
  return across >= VISIBLE_PIXELS && down >= VISIBLE_PIXELS && bounds.y >= screen.y
}

/** The saved state, as far as it is sound and can still be seen on one of `screens`. */
export function parseWindowState(raw: unknown, screens: readonly Bounds[]): WindowState {
  if (typeof raw !== 'object' || raw === null) return { maximized: false }
  const maximized = 'maximized' in raw && raw.maximized === true
  const bounds = parseBounds('bounds' in raw ? raw.bounds : undefined)
  if (!bounds || !screens.some((screen) => isOnScreen(bounds, screen))) return { maximized }
  return { bounds, maximized }
}
