/** How loud a sound is to an ear, by what its layers are made of. */
import { loudnessOf, meanSwing, type Layer } from '../../../src/renderer/sound/layers'

/** Seconds in which an ear adds up what it hears. */
const ADDED_UP = 0.1
const FINE = 500

/** How much of a pitch an ear hears, 1 at 1,000 hertz (the A weighting of IEC 61672). */
function heardOf(hertz: number): number {
  const square = hertz ** 2
  const weight =
    (12_194 ** 2 * square ** 2) /
    ((square + 20.6 ** 2) *
      Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2)) *
      (square + 12_194 ** 2))
  return weight * 1.2589
}

function powerAt(layers: readonly Layer[], time: number): number {
  return layers.reduce((sum, layer) => {
    const { level, from, to = from } = layer
    const swing = (meanSwing(layer) / level) * loudnessOf(layer, time)
    return sum + (swing * heardOf(Math.sqrt(from * to))) ** 2
  }, 0)
}

/** Decibels of the loudest tenth of a second below a whole swing of 1,000 hertz. */
export function heardLoudness(layers: readonly Layer[]): number {
  const end = Math.max(...layers.map(({ at, seconds }) => at + seconds))
  const powers = Array.from({ length: Math.ceil((end + ADDED_UP) * FINE) }, (_, index) =>
    powerAt(layers, index / FINE),
  )
  const long = ADDED_UP * FINE
  let [sum, most] = [0, 0]
  for (const [index, power] of powers.entries()) {
    sum += power - (powers[index - long] ?? 0)
    most = Math.max(most, sum / long)
  }
  return 10 * Math.log10(most / (1 / 2))
}
