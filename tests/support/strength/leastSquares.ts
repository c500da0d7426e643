/** Fits a sum of weighted parts to values. */
import { present } from '../../../src/engine/basics/invariant'

/** One observation: the parts, and what their weighted sum should be. */
export interface Row {
  readonly parts: readonly number[]
  readonly value: number
}

/** Keeps parts that nearly always go together from growing against each other. */
const RIDGE = 1e-6

/** The normal equations of all rows, the values in the last column. */
function normalEquations(rows: readonly Row[]): number[][] {
  const count = present(rows[0], 'there are rows').parts.length
  const table = Array.from({ length: count }, () => Array.from({ length: count + 1 }, () => 0))
  for (const { parts, value } of rows) {
    const all = [...parts, value]
    table.forEach((line, at) => {
      const part = parts[at] ?? 0
      if (part !== 0)
        all.forEach((other, column) => (line[column] = (line[column] ?? 0) + part * other))
    })
  }
  table.forEach((line, at) => (line[at] = (line[at] ?? 0) + RIDGE * rows.length))
  return table
}

/** Takes `times` one line from another. */
function subtract(from: number[], line: readonly number[], times: number): void {
  line.forEach((value, column) => (from[column] = (from[column] ?? 0) - times * value))
}

/** The weights with the least sum of squared misses; at least one row. */
export function leastSquares(rows: readonly Row[]): number[] {
  const table = normalEquations(rows)
  table.forEach((line, at) => {
    const pivot = line[at] ?? 1
    line.forEach((value, column) => (line[column] = value / pivot))
    table.forEach((other, row) => {
      if (row !== at) subtract(other, line, other[at] ?? 0)
    })
  })
  return table.map((line) => line.at(-1) ?? 0)
}
