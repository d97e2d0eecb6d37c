import icons from './icons.json' with { type: 'json' }
import { group } from './svg.ts'

interface Pictogram {
  box: number
  style: string
  markup: string
}

const PICTOGRAMS: ReadonlyMap<string, Pictogram> = new Map(Object.entries(icons))
/** For a category added later by staff. */
const FALLBACK: Pictogram = icons['0']

export interface PictogramPlace {
  x: number
  y: number
  size: number
  color: string
  opacity?: number
}

/** A pictogram by its key in icons.json, in one color; outline icons keep their strokes. */
export function pictogram(key: string, place: PictogramPlace): string {
  const { box, style, markup } = PICTOGRAMS.get(key) ?? FALLBACK
  const { x, y, size, color, opacity } = place
  // Too small to read, or no room at all next to a long name.
  if (size < 10) return ''
  const paint =
    style === 'line'
      ? {
          fill: 'none',
          stroke: color,
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }
      : { fill: color }
  const scale = Math.round((size / box) * 1000) / 1000
  const transform = `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${scale})`
  return group({ transform, ...paint, opacity }, markup.replaceAll('currentColor', color))
}
