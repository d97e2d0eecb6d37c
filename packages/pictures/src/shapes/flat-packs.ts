import type { Drawing } from '../brush/drawing.ts'
import { DARK_STEEL, HAIRLINE, INK, PAPER, QUIET_INK } from '../brush/palette.ts'
import { shadow } from '../brush/parts.ts'
import { frame, group, path, rect } from '../brush/svg.ts'
import { textBlock, textLine } from '../lettering/text-outlines.ts'

/** The category pictogram as the contents of a clear pack, with its own faint shadow. */
function contents(
  { pictogram, tones }: Drawing,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const behind = pictogram({ x: x + 4, y: y + (size > 90 ? 6 : 5), size, color: INK })
  return group({ opacity: 0.2 }, behind) + pictogram({ x, y, size, color: tones.deep })
}

/** Sterile peel pouch: clear film above, printed paper below. */
export function peelPouch(drawing: Drawing): string {
  const tilt = drawing.variant & 4 ? 4 : -4
  const turned = group(
    { transform: `rotate(${tilt} 200 322)` },
    peelFilm(drawing),
    contents(drawing, { x: 152, y: 112, size: 92 }),
    path('M132 124L200 96L268 124', { fill: 'none', stroke: drawing.print.mid, strokeWidth: 2 }),
    path('M126 86H172L126 174Z', { fill: '#fff', opacity: 0.4 }),
    peelPrint(drawing),
    rect(frame(118, 78, 164, 240), { rx: 6, fill: 'url(#sheen)' }),
  )
  return shadow(200, 322, 84) + turned
}

function peelFilm({ print }: Drawing) {
  const pouch = 'M118 88Q118 78 128 78H272Q282 78 282 88V318H118Z'
  const film = 'M118 210H282V88Q282 78 272 78H128Q118 78 118 88Z'
  const chevron = 'M132 204V124L200 96L268 124V204Z'
  return [
    path(pouch, { fill: PAPER }),
    path(film, { fill: print.pale }),
    path(chevron, { fill: '#fff', opacity: 0.75 }),
  ].join('')
}

function peelPrint({ print, brand, title, size }: Drawing) {
  const line = { size: 10.5, maxWidth: 136 }
  return [
    rect(frame(118, 210, 164, 6), { fill: print.deep }),
    textLine(brand.toUpperCase(), 132, 238, { ...line, weight: 700, fill: print.deep }),
    textBlock(title, 132, 258, { size: 16.5, fill: INK, maxWidth: 136 }),
    textLine(size, 132, 306, { ...line, fill: QUIET_INK, maxWidth: 104 }),
    rect(frame(244, 294, 24, 12), { rx: 6, fill: print.mid }),
  ].join('')
}

/** A plate with the name, if no drawing is known to be true of the product. */
export function namePlate({ tones, print, brand, longTitle, size, pictogram }: Drawing): string {
  const plate = frame(72, 132, 256, 178)
  return [
    shadow(200, 322, 120),
    path('M120 306L108 322H138L146 306ZM280 306L292 322H262L254 306Z', { fill: DARK_STEEL }),
    rect(frame(78, 138, 256, 178), { rx: 16, fill: INK, opacity: 0.14 }),
    rect(plate, { rx: 16, fill: PAPER }),
    path('M72 148Q72 132 88 132H312Q328 132 328 148V152H72Z', { fill: print.deep }),
    textLine(brand.toUpperCase(), 92, 178, {
      size: 11,
      weight: 700,
      fill: print.deep,
      maxWidth: 216,
    }),
    textBlock(longTitle, 92, 201, { size: 21, fill: INK, maxWidth: 216, lines: 3 }),
    path('M92 271H308', { stroke: HAIRLINE, strokeWidth: 1.5 }),
    textLine(size, 92, 295, { size: 12, weight: 400, fill: QUIET_INK, maxWidth: 150 }),
    pictogram({ x: 274, y: 275, size: 32, color: tones.deep }),
    rect(plate, { rx: 16, fill: 'url(#sheen)' }),
  ].join('')
}

/** Hanging card with a clear blister. */
export function blisterCard(drawing: Drawing): string {
  const { print, tones, brand, title, size, variant } = drawing
  const dark = variant % 2 === 1
  const card = frame(122, 70, 156, 250)
  const blister = frame(138, 172, 124, 112)
  const header = 'M122 162H278V82Q278 70 266 70H134Q122 70 122 82Z'
  return [
    shadow(200, 322, 84),
    rect(frame(128, 74, 156, 250), { rx: 12, fill: INK, opacity: 0.14 }),
    rect(card, { rx: 12, fill: dark ? print.deep : PAPER }),
    dark ? '' : path(header, { fill: print.deep }),
    rect(frame(178, 80, 44, 11), { rx: 5.5, fill: tones.floor }),
    textLine(brand.toUpperCase(), 136, 114, {
      size: 10,
      weight: 700,
      fill: print.pale,
      maxWidth: 128,
    }),
    textBlock(title, 136, 132, { size: 15.5, fill: '#fff', maxWidth: 128 }),
    rect(blister, { rx: 16, fill: '#fff' }),
    rect(blister, { rx: 16, fill: print.pale, opacity: 0.7 }),
    contents(drawing, { x: 159, y: 186, size: 82 }),
    path('M148 182H198L148 260Z', { fill: '#fff', opacity: 0.55 }),
    rect(blister, {
      rx: 16,
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 2.5,
      strokeOpacity: 0.9,
    }),
    textLine(size, 136, 307, { size: 11, fill: dark ? '#fff' : QUIET_INK, maxWidth: 128 }),
    rect(card, { rx: 12, fill: 'url(#sheen)' }),
  ].join('')
}
