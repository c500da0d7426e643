/** Hands the picture of the line to whoever wants to keep it; everything is drawn in the window itself. */
import type { TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import type { Translate } from '../../../wording/translate'
import { drawLinePicture, linePicture } from './linePicture'

function pngOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((done) => {
    canvas.toBlob((blob) => {
      done(blob ?? undefined)
    }, 'image/png')
  })
}

/** Saves the line as a PNG; the name of the file, undefined if this browser cannot draw it. */
export async function savePicture(
  view: TijdlijnView,
  names: readonly string[],
  t: Translate,
): Promise<string | undefined> {
  const picture = linePicture(view, { names, on: new Date() }, t)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  drawLinePicture(context, picture)
  const blob = await pngOf(canvas)
  if (!blob) return undefined
  const link = document.createElement('a')
  const url = URL.createObjectURL(blob)
  link.href = url
  const name = t('tijdlijnTable.result.pictureName')
  link.download = `${name}.png`
  link.click()
  URL.revokeObjectURL(url)
  return link.download
}
