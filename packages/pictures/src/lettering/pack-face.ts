import type { Drawing } from '../brush/drawing.ts'
import { INK, PAPER } from '../brush/palette.ts'
import { circle, clipPath, d, type Frame, frame, group, path, rect } from '../brush/svg.ts'
import { breakText, textBlock, textLine } from './text-outlines.ts'

/** The dimensions shared by the four layouts. */
interface Face {
  drawing: Drawing
  box: Frame
  margin: number
  /** Height at the lower edge where nothing is printed: a round bottom cuts it. */
  foot: number
  shortSide: number
  /** Flat packs have the pictogram next to the title, not below it. */
  flat: boolean
  titleSize: number
  smallSize: number
  titleLines: number
}

/** The printed front of a pack: brand, title, pictogram and pack size in one of four layouts. */
export function packFace(drawing: Drawing, box: Frame, margin = 14, foot = 0): string {
  const { width, height } = box
  const flat = height < width * 1.12
  const face: Face = {
    drawing,
    box,
    margin,
    foot,
    shortSide: Math.min(width, height),
    flat,
    titleSize: Math.max(13, Math.min(21, width * 0.125)),
    smallSize: Math.max(8.5, Math.min(12, width * 0.072)),
    titleLines: height >= (flat ? 160 : 215) && width > 120 ? 3 : 2,
  }
  const layout = [footBand, colorPack, pictogramDisc, deepWave][drawing.variant % 4] ?? footBand
  const id = `f${drawing.id}`
  return clipPath(id, rect(box)) + group({ clipPath: `url(#${id})` }, layout(face))
}

/** Brand and title, and where they end: nothing else is printed above that. */
function label(
  { drawing, titleSize, smallSize, titleLines }: Face,
  x: number,
  y: number,
  maxWidth: number,
): { markup: string; bottom: number } {
  const brand = { size: smallSize, weight: 700, fill: drawing.print.deep, maxWidth } as const
  const title = { size: titleSize, fill: INK, maxWidth, lines: titleLines }
  const { rows, size } = breakText(drawing.title, title)
  const first = y + size * 1.18
  return {
    markup:
      textLine(drawing.brand.toUpperCase(), x, y, brand) +
      textBlock(drawing.title, x, first, title),
    bottom: first + size * (1.14 * (rows.length - 1) + 0.35),
  }
}

/** Room for the pictogram beside the title of a flat pack; none if the name would then be cut. */
function besideTitle({ drawing, box, margin, flat, titleSize, titleLines }: Face, room: number) {
  if (!flat) return 0
  const { rows } = breakText(drawing.title, {
    size: titleSize,
    maxWidth: box.width - 2 * margin - room,
    lines: titleLines,
  })
  return rows.at(-1)?.endsWith('…') ? 0 : room
}

/** A pill with the pack size. */
function sizeChip(face: Face, x: number, y: number, { fill, ink }: { fill: string; ink: string }) {
  const { drawing, box, margin, smallSize } = face
  if (drawing.size === '') return ''
  const width = Math.min(box.width - 2 * margin, drawing.size.length * smallSize * 0.62 + 18)
  const pill = rect(frame(x, y, width, smallSize * 1.9), { rx: smallSize * 0.95, fill })
  const style = { size: smallSize, fill: ink, maxWidth: width - 12, anchor: 'middle' } as const
  return pill + textLine(drawing.size, x + width / 2, y + smallSize * 1.31, style)
}

/** White pack, color band at the bottom with the pack size. */
function footBand(face: Face) {
  const { drawing, box, margin, shortSide, flat, smallSize } = face
  const { x, y, width, height } = box
  const { deep, mid } = drawing.print
  const band = height * 0.27
  const beside = besideTitle(face, shortSide * 0.36)
  const words = label(face, x + margin, y + margin + smallSize, width - 2 * margin - beside)
  const ground = y + height - band - 10
  const size = flat ? shortSide * 0.3 : Math.min(shortSide * 0.3, ground - words.bottom)
  const iconY = flat ? y + margin : ground - size
  const icon = { x: x + width - margin - size, y: iconY, size, color: deep }
  return [
    rect(box, { fill: PAPER }),
    rect(frame(x, y + height - band, width, band), { fill: deep }),
    rect(frame(x, y + height - band - 5, width, 5), { fill: mid }),
    flat && beside === 0 ? '' : drawing.pictogram(icon),
    words.markup,
    textLine(drawing.size, x + margin, y + height - (band + face.foot) / 2 + smallSize * 0.42, {
      size: smallSize * 1.25,
      fill: '#fff',
      maxWidth: width - 2 * margin,
    }),
  ].join('')
}

/** Colored pack, white label, faint pictogram. */
function colorPack(face: Face) {
  const { drawing, box, margin, shortSide, titleSize, smallSize, titleLines } = face
  const { x, y, width, height } = box
  const { deep, mid } = drawing.print
  const labelHeight = margin * 1.5 + smallSize + titleSize * 1.2 * titleLines
  return [
    rect(box, { fill: deep }),
    drawing.pictogram({
      x: x + width - shortSide * 0.62,
      y: y + height - shortSide * 0.66,
      size: shortSide * 0.8,
      color: mid,
      opacity: 0.55,
    }),
    rect(frame(x + margin * 0.6, y + margin * 0.7, width - margin * 1.2, labelHeight), {
      rx: 5,
      fill: PAPER,
    }),
    label(face, x + margin * 1.2, y + margin * 1.3 + smallSize, width - margin * 2.4).markup,
    sizeChip(face, x + margin, y + height - margin - face.foot - smallSize * 1.4, {
      fill: PAPER,
      ink: deep,
    }),
  ].join('')
}

/** Letters from which a name needs more room than most. */
export const LONG_NAME = 44

/** White pack, pale disc with the pictogram. */
function pictogramDisc(face: Face) {
  const { drawing, box, margin, shortSide, flat, smallSize } = face
  const { x, y, width, height } = box
  const { deep, mid, pale } = drawing.print
  // A long name needs the disc's room, the sooner the narrower the pack is.
  const isLong = drawing.title.length > (width < 180 ? LONG_NAME * 0.8 : LONG_NAME)
  const largest = shortSide * (flat && isLong ? 0.28 : 0.42)
  const beside = besideTitle(face, largest * 1.45 - margin)
  const words = label(face, x + margin, y + margin + 6 + smallSize, width - 2 * margin - beside)
  const r = flat ? largest : Math.min(largest, (y + height - words.bottom) / 1.7)
  const cx = x + width - r * 0.72
  const cy = y + height - r * 1.08
  return [
    rect(box, { fill: PAPER }),
    ...(flat && beside === 0
      ? []
      : [
          circle(cx, cy, r * 1.2, { fill: pale }),
          circle(cx, cy, r * 0.86, { fill: mid, opacity: 0.5 }),
          drawing.pictogram({ x: cx - r * 0.58, y: cy - r * 0.58, size: r * 1.16, color: deep }),
        ]),
    rect(frame(x, y, width, 6), { fill: deep }),
    words.markup,
    sizeChip(face, x + margin, y + height - margin - face.foot - smallSize * 1.5, {
      fill: deep,
      ink: '#fff',
    }),
  ].join('')
}

/** Pale pack with a deep wave. */
function deepWave(face: Face) {
  const { drawing, box, margin, shortSide, flat, smallSize } = face
  const { x, y, width, height } = box
  const { deep, mid, pale } = drawing.print
  const wave = (start: number, end: number) => {
    const shore = d`M${x} ${y + height * start}C${x + width * 0.3} ${y + height * (start - 0.12)}`
    const rise = d` ${x + width * 0.6} ${y + height * (start + 0.18)} ${x + width} ${y + height * end}`
    return shore + rise + d`V${y + height}H${x}Z`
  }
  const beside = besideTitle(face, shortSide * 0.38)
  const words = label(face, x + margin, y + margin + smallSize, width - 2 * margin - beside)
  // Below the words, as far as the pack size leaves room.
  const lower = Math.min(0.09, Math.max(0, (words.bottom - y) / height - 0.56))
  const shoreY = y + height * 0.7 - shortSide * 0.04
  const size = flat ? shortSide * 0.32 : Math.min(shortSide * 0.3, shoreY - words.bottom)
  const iconX = x + width - margin - size
  const iconY = flat ? y + margin : shoreY - size
  return [
    rect(box, { fill: pale }),
    path(wave(0.62 + lower, 0.6 + lower), { fill: mid, opacity: 0.6 }),
    path(wave(0.72 + lower, 0.68 + lower), { fill: deep }),
    flat && beside === 0 ? '' : drawing.pictogram({ x: iconX, y: iconY, size, color: deep }),
    words.markup,
    textLine(drawing.size, x + margin, y + height - face.foot - margin * 0.9, {
      size: smallSize * 1.15,
      fill: '#fff',
      maxWidth: width - 2 * margin,
    }),
  ].join('')
}
