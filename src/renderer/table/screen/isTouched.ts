/** Whether this screen is touched: then words speak of taps, and of no keys. */
export function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
