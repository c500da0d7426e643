/** Points as they are written everywhere. */

/** With a true minus sign below zero, no hyphen. */
export function formatPoints(points: number): string {
  return String(points).replace('-', '−')
}
