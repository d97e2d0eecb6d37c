import type { Drawing } from '../brush/drawing.ts'
import { DARK_STEEL, PALE_STEEL, PAPER, STEEL } from '../brush/palette.ts'
import { grip, litPath, pad, shadow, tube } from '../brush/parts.ts'
import { ellipse, frame, group, path, rect } from '../brush/svg.ts'
import { textLine } from '../lettering/text-outlines.ts'

const FEET = '#7a5a3a'

export const commode = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 98),
    tube('M140 118V210M260 118V210', STEEL),
    tube('M132 210L120 314M268 210L280 314', STEEL, 10),
    tube('M150 214V300M250 214V300', PALE_STEEL, 8),
    tube('M140 118Q140 104 154 104H246Q260 104 260 118', STEEL),
    pad(frame(148, 116, 104, 54), { radius: 14, color: tones.deep }),
    tube('M126 210V174Q126 166 136 166H148M274 210V174Q274 166 264 166H252', STEEL),
    grip(frame(114, 158, 26, 14), 7),
    grip(frame(260, 158, 26, 14), 7),
    litPath('M152 232H248L238 282H162Z', tones.floor),
    pad(frame(124, 204, 152, 28), { radius: 13, color: PAPER }),
    ellipse({ cx: 200, cy: 212, rx: 52, ry: 6 }, { fill: tones.deep, opacity: 0.35 }),
    grip(frame(111, 308, 18, 14), 5),
    grip(frame(271, 308, 18, 14), 5),
  ].join('')

export function armchair({ tones }: Drawing): string {
  const cover = (place: ReturnType<typeof frame>, radius: number) =>
    pad(place, { radius, color: tones.deep })
  return [
    shadow(200, 322, 112),
    cover(frame(142, 96, 116, 140), 30),
    path('M168 122Q200 134 232 122M166 160Q200 172 234 160', {
      stroke: tones.ink,
      strokeOpacity: 0.5,
      strokeWidth: 3,
      fill: 'none',
    }),
    cover(frame(128, 226, 144, 70), 14),
    pad(frame(134, 208, 132, 40), { radius: 16, color: tones.mid }),
    cover(frame(100, 184, 46, 122), 20),
    cover(frame(254, 184, 46, 122), 20),
    pad(frame(112, 304, 22, 18), { radius: 4, color: FEET }),
    pad(frame(266, 304, 22, 18), { radius: 4, color: FEET }),
    grip(frame(270, 230, 16, 34), 7),
  ].join('')
}

const seam = { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 2.5, fill: 'none' }

/** The maker's tag that is sewn to a cushion. */
const tag = ({ tones, brand }: Drawing, x: number, y: number) =>
  rect(frame(x, y, 46, 26), { rx: 4, fill: '#fff' }) +
  textLine(brand.toUpperCase(), x + 23, y + 17, {
    size: 9,
    weight: 700,
    fill: tones.deep,
    maxWidth: 40,
    anchor: 'middle',
  })

export const seatCushion = (drawing: Drawing): string =>
  [
    shadow(200, 318, 136),
    litPath('M66 268H334V298Q334 316 316 316H84Q66 316 66 298Z', '#4d5a66'),
    litPath(
      'M118 206Q120 198 130 198H270Q280 198 282 206L334 266Q338 276 326 276H74Q62 276 66 266Z',
      '#6b7985',
    ),
    path('M126 212H274L314 264H86Z', seam),
    tag(drawing, 272, 283),
  ].join('')

export const backCushion = (drawing: Drawing): string =>
  [
    shadow(200, 320, 96),
    pad(frame(112, 128, 176, 190), { radius: 36, color: drawing.tones.deep }),
    pad(frame(128, 142, 144, 160), { radius: 30, color: drawing.tones.mid }),
    path('M200 146V298', seam),
    tag(drawing, 226, 268),
  ].join('')

/** Treatment chair on a covered base. */
export function examChair({ tones }: Drawing): string {
  const seat = pad(frame(134, 222, 120, 30), { radius: 14, color: tones.deep })
  return [
    shadow(200, 322, 104),
    // The cover hides how the chair is raised: makers do it in different ways.
    litPath('M166 240H236L262 316H148Z', PALE_STEEL),
    pad(frame(138, 308, 136, 14), { radius: 6, color: DARK_STEEL }),
    group({ transform: 'rotate(-8 200 240)' }, seat),
    pad(frame(90, 236, 70, 24), { radius: 12, color: tones.deep, turn: 24 }),
    pad(frame(238, 108, 32, 130), { radius: 15, color: tones.deep, turn: 26 }),
    pad(frame(276, 88, 30, 40), { radius: 13, color: tones.mid, turn: 26 }),
    grip(frame(168, 196, 62, 13), 6),
    tube('M200 208V226', DARK_STEEL, 7),
  ].join('')
}

/** A dental chair that folds: crossed legs on the floor, no column. */
export function portableExamChair({ tones }: Drawing): string {
  return [
    shadow(200, 322, 112),
    tube('M142 316L250 234M254 316L150 240', STEEL, 10),
    tube('M126 316H160M238 316H272', DARK_STEEL, 9),
    group(
      { transform: 'rotate(-8 200 240)' },
      pad(frame(134, 220, 120, 24), { radius: 11, color: tones.deep }),
    ),
    pad(frame(84, 240, 74, 20), { radius: 10, color: tones.deep, turn: 20 }),
    pad(frame(240, 116, 26, 126), { radius: 12, color: tones.deep, turn: 34 }),
    pad(frame(290, 96, 24, 36), { radius: 11, color: tones.mid, turn: 34 }),
  ].join('')
}
