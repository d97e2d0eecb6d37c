import type { Drawing } from '../brush/drawing.ts'
import { INK, PALE_STEEL, PAPER, QUIET_INK } from '../brush/palette.ts'
import { litPath, shadow } from '../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../brush/svg.ts'
import { textBlock, textLine } from '../lettering/text-outlines.ts'

const BUTCHER_PAPER = '#ecdcc0'
const FOLDED_PAPER = '#f6ecd9'
const TWINE = '#b98d5c'

/** Meat as sold by a butcher: wrapped in paper, tied, with its label. */
export function meatParcel(drawing: Drawing): string {
  const twine = { fill: 'none', stroke: TWINE, strokeWidth: 4, strokeLinecap: 'round' }
  return [
    shadow(200, 320, 124),
    litPath(
      'M82 190Q82 170 102 168L298 168Q318 170 318 190V302Q318 318 302 318H98Q82 318 82 302Z',
      BUTCHER_PAPER,
    ),
    path('M82 190Q82 170 102 168H298Q318 170 318 190L212 226Q200 230 188 226Z', {
      fill: FOLDED_PAPER,
    }),
    path('M82 190L188 226Q200 230 212 226L318 190', {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.12,
      strokeWidth: 2,
    }),
    path('M112 169V318M288 169V318', twine),
    path(
      'M200 168C184 138 156 142 166 158S190 168 200 168C216 138 244 142 234 158S210 168 200 168',
      twine,
    ),
    path('M82 200Q200 190 318 200', { ...twine, strokeWidth: 3 }),
    group({ transform: 'translate(0 66) rotate(-3 200 170)' }, parcelLabel(drawing)),
  ].join('')
}

function parcelLabel({ tones, brand, title, size, pictogram }: Drawing) {
  return [
    rect(frame(126, 112, 148, 122), { rx: 8, fill: PAPER }),
    rect(frame(126, 112, 148, 8), { fill: tones.deep }),
    pictogram({ x: 230, y: 193, size: 34, color: tones.deep }),
    textLine(brand.toUpperCase(), 140, 142, {
      size: 10.5,
      weight: 700,
      fill: tones.deep,
      maxWidth: 120,
    }),
    textBlock(title, 140, 162, { size: 17, fill: INK, maxWidth: 120 }),
    textLine(size, 140, 222, { size: 12, fill: QUIET_INK, maxWidth: 80 }),
  ].join('')
}

const TICKET = 'M84 140H316V196A18 18 0 0 0 316 232V298H84V232A18 18 0 0 0 84 196Z'
const TICKET_STUB = 'M84 140H168V298H84V232A18 18 0 0 0 84 196Z'

/** A booking ticket for Qurbani. */
export function bookingTicket({ tones, longTitle, pictogram }: Drawing): string {
  return (
    shadow(200, 322, 112) +
    group(
      { transform: 'rotate(-5 200 220)' },
      path(TICKET, { fill: PAPER }),
      path(TICKET_STUB, { fill: tones.deep }),
      path('M168 150V290', { stroke: PALE_STEEL, strokeWidth: 2.5, strokeDasharray: '5 7' }),
      pictogram({ x: 106, y: 186, size: 56, color: '#fff' }),
      textLine('QURBANI BOOKING', 182, 172, {
        size: 11,
        weight: 700,
        fill: tones.deep,
        maxWidth: 118,
      }),
      textBlock(longTitle, 182, 196, { size: 19, fill: INK, maxWidth: 118, lines: 3 }),
      textLine('Eid al-Adha', 182, 282, { size: 12.5, fill: QUIET_INK }),
    )
  )
}

const STEAM =
  'M168 170Q158 150 170 134T166 104M204 166Q194 144 206 128T202 92M240 170Q230 150 242 134T238 106'
const BOWL = 'M92 214Q96 318 178 318H222Q304 318 308 214Q200 246 92 214Z'

/** A steaming bowl of food. */
export function bowl({ tones }: Drawing): string {
  const toppings = [
    { cx: 160, cy: 208, r: 9, fill: '#fbe7e2' },
    { cx: 196, cy: 204, r: 8, fill: '#84b893' },
    { cx: 232, cy: 210, r: 7, fill: tones.floor },
    { cx: 214, cy: 216, r: 9, fill: '#dc9d8d' },
    { cx: 178, cy: 216, r: 8, fill: '#f6ecd6' },
  ]
  return [
    shadow(200, 320, 106),
    path(STEAM, {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 6,
      strokeLinecap: 'round',
      opacity: 0.7,
    }),
    ellipse({ cx: 200, cy: 214, rx: 108, ry: 22 }, { fill: tones.mid }),
    ellipse({ cx: 200, cy: 212, rx: 96, ry: 16 }, { fill: tones.deep }),
    ...toppings.map(({ cx, cy, r, fill }) => circle(cx, cy, r, { fill })),
    litPath(BOWL, PAPER, 'cyl'),
    path('M98 244Q200 274 302 244', { fill: 'none', stroke: tones.deep, strokeWidth: 7 }),
  ].join('')
}
