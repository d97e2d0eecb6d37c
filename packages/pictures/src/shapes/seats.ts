import type { Drawing } from '../drawing.ts'
import { DARK_STEEL, PALE_STEEL, PAPER, STEEL } from '../palette.ts'
import { grip, litPath, pad, shadow, tube } from '../parts.ts'
import { ellipse, frame, group, path, rect } from '../svg.ts'
import { textLine } from '../text-outlines.ts'

const FEET = '#7a5a3a'

export const commode = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 98),
    tube('M140 118V210M260 118V210', STEEL),
    tube('M132 210L120 314M268 210L280 314', STEEL, 10),
    tube('M150 214V300M250 214V300', PALE_STEEL, 8),
    tube('M140 118Q140 104 154 104H246Q260 104 260 118', STEEL),
    pad(frame(148, 116, 104, 54), { radius: 14, colour: tones.deep }),
    tube('M126 210V174Q126 166 136 166H148M274 210V174Q274 166 264 166H252', STEEL),
    grip(frame(114, 158, 26, 14), 7),
    grip(frame(260, 158, 26, 14), 7),
    litPath('M152 232H248L238 282H162Z', tones.floor),
    pad(frame(124, 204, 152, 28), { radius: 13, colour: PAPER }),
    ellipse({ cx: 200, cy: 212, rx: 52, ry: 6 }, { fill: tones.deep, opacity: 0.35 }),
    grip(frame(111, 308, 18, 14), 5),
    grip(frame(271, 308, 18, 14), 5),
  ].join('')

export function armchair({ tones }: Drawing): string {
  const cover = (x: number, y: number, width: number, height: number, radius: number) =>
    pad(frame(x, y, width, height), { radius, colour: tones.deep })
  return [
    shadow(200, 322, 112),
    cover(142, 96, 116, 140, 30),
    path('M168 122Q200 134 232 122M166 160Q200 172 234 160', {
      stroke: tones.ink,
      strokeOpacity: 0.5,
      strokeWidth: 3,
      fill: 'none',
    }),
    cover(128, 226, 144, 70, 14),
    pad(frame(134, 208, 132, 40), { radius: 16, colour: tones.mid }),
    cover(100, 184, 46, 122, 20),
    cover(254, 184, 46, 122, 20),
    pad(frame(112, 304, 22, 18), { radius: 4, colour: FEET }),
    pad(frame(266, 304, 22, 18), { radius: 4, colour: FEET }),
    grip(frame(270, 230, 16, 34), 7),
  ].join('')
}

/** Two seat cushions with a back cushion on top. */
export function cushions({ tones, brand, pictogram }: Drawing): string {
  const seam = (opacity: number) => ({
    stroke: '#fff',
    strokeOpacity: opacity,
    strokeWidth: 2.5,
    fill: 'none',
  })
  return [
    shadow(200, 320, 118),
    pad(frame(92, 262, 216, 56), { radius: 24, colour: tones.deep }),
    path('M100 290Q200 300 300 290', seam(0.4)),
    pad(frame(104, 208, 192, 58), { radius: 28, colour: tones.mid }),
    path('M112 238Q200 248 288 238', seam(0.55)),
    pad(frame(134, 112, 132, 102), { radius: 34, colour: PAPER, turn: -5 }),
    pictogram({ x: 168, y: 132, size: 62, colour: tones.deep }),
    rect(frame(252, 272, 42, 26), { rx: 4, fill: '#fff' }),
    textLine(brand.toUpperCase(), 273, 289, {
      size: 9,
      weight: 700,
      fill: tones.deep,
      maxWidth: 36,
      anchor: 'middle',
    }),
  ].join('')
}

/** Treatment chair on a column, with its lamp. */
export function examChair({ tones }: Drawing): string {
  const seat = pad(frame(134, 222, 120, 30), { radius: 14, colour: tones.deep })
  return [
    shadow(200, 322, 104),
    pad(frame(152, 304, 108, 17), { radius: 8, colour: DARK_STEEL }),
    tube('M206 304V248', STEEL, 24),
    group({ transform: 'rotate(-8 200 240)' }, seat),
    pad(frame(90, 236, 70, 24), { radius: 12, colour: tones.deep, turn: 24 }),
    pad(frame(238, 108, 32, 130), { radius: 15, colour: tones.deep, turn: 26 }),
    pad(frame(276, 88, 30, 40), { radius: 13, colour: tones.mid, turn: 26 }),
    grip(frame(168, 196, 62, 13), 6),
    tube('M200 208V226', DARK_STEEL, 7),
    tube('M150 148V92Q150 82 140 82H112', STEEL, 7),
    path('M84 76h46l12 22H72Z', { fill: PAPER }),
    path('M72 98h70', { stroke: tones.mid, strokeWidth: 6, strokeLinecap: 'round' }),
  ].join('')
}
