import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, RUBBER, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, tube } from '../../brush/parts.ts'
import { circle, d, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

const at = (x: number, y: number, turn: number, ...parts: string[]) =>
  group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, ...parts)

const oneLancet = (color: string) => [
  litPath('M-6 -56H6L8 -36H-8Z', color),
  litRect(frame(-14, -38, 28, 96), 5, color),
  path('M-5 -24V46M5 -24V46', { stroke: INK, strokeOpacity: 0.16, strokeWidth: 3 }),
  litCircle(0, -74, 23, color),
  circle(0, -74, 14, { fill: '#fff', opacity: 0.28 }),
]

/** Lancets for a lancing device: a body with grooves and a flat disc that twists off. */
export const lancets = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 104),
    at(124, 264, -20, ...oneLancet(tones.mid)),
    at(200, 252, 4, ...oneLancet(tones.deep)),
    at(272, 266, 26, ...oneLancet(tones.mid)),
  ].join('')

/** A pen with a dial and a trigger that pricks a finger. */
export const lancingDevice = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 116),
    at(
      200,
      222,
      -28,
      litRect(frame(-118, -25, 74, 50), 20, PAPER),
      litRect(frame(-52, -29, 176, 58), 27, tones.deep),
      litRect(frame(-52, -29, 30, 58), 6, tones.mid),
      ...[-46, -38, -30].map((x) =>
        path(d`M${x} -24V24`, { stroke: INK, strokeOpacity: 0.25, strokeWidth: 2.5 }),
      ),
      rect(frame(24, -13, 46, 26), { rx: 13, fill: tones.floor }),
      ellipse({ cx: -114, cy: 0, rx: 6, ry: 14 }, { fill: DARK_STEEL }),
    ),
  ].join('')

/** A needle that screws onto a pen, with its clear outer and colored inner cover beside it. */
export const penNeedles = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 112),
    path('M84 318L92 176Q93 166 104 166H136Q147 166 148 176L156 318Z', {
      fill: '#eaf2f5',
      fillOpacity: 0.85,
      stroke: DARK_STEEL,
      strokeOpacity: 0.6,
      strokeWidth: 2.5,
    }),
    path('M104 182L98 306', { stroke: '#fff', strokeWidth: 6, strokeLinecap: 'round' }),
    path('M216 182V226', { stroke: DARK_STEEL, strokeWidth: 3.5 }),
    litPath('M206 224H226L232 256H200Z', PAPER),
    litRect(frame(184, 254, 64, 64), 8, PAPER),
    path('M198 268V310M210 268V310M222 268V310M234 268V310', {
      stroke: INK,
      strokeOpacity: 0.16,
      strokeWidth: 3,
    }),
    litPath('M286 318V224Q286 212 296 212H306Q316 212 316 224V318Z', tones.mid, 'cyl'),
  ].join('')

/** A pen for insulin with its dose window. */
export const injectorPen = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 128),
    at(
      200,
      224,
      -26,
      litRect(frame(-140, -20, 96, 40), 14, PAPER),
      rect(frame(-124, -11, 66, 22), { rx: 6, fill: tones.floor }),
      litRect(frame(-54, -23, 150, 46), 12, tones.deep),
      rect(frame(20, -12, 34, 24), { rx: 4, fill: '#fff' }),
      path('M30 -4V6M38 -8V8M46 -4V6', { stroke: INK, strokeWidth: 3 }),
      litRect(frame(94, -20, 34, 40), 8, tones.mid),
      litRect(frame(126, -15, 16, 30), 6, tones.ink),
      path('M-40 -28H-20V-34H80', {
        fill: 'none',
        stroke: tones.mid,
        strokeWidth: 7,
        strokeLinejoin: 'round',
      }),
    ),
  ].join('')

/** An unused syringe: empty, its plunger pushed in. */
const barrel = ({ tones }: Drawing) => [
  litRect(frame(74, -30, 20, 60), 6, '#e2eff4'),
  litRect(frame(82, -8, 22, 16), 5, PAPER),
  litRect(frame(98, -26, 12, 52), 5, tones.deep),
  rect(frame(-84, -23, 162, 46), {
    rx: 8,
    fill: '#e9f3f7',
    stroke: DARK_STEEL,
    strokeOpacity: 0.5,
    strokeWidth: 2,
  }),
  rect(frame(-58, -7, 134, 14), { fill: PAPER, stroke: DARK_STEEL, strokeOpacity: 0.35 }),
  litRect(frame(-80, -20, 20, 40), 4, RUBBER),
  path(
    Array.from(
      { length: 11 },
      (_, mark) => d`M${-70 + mark * 13} -22v${mark % 5 === 0 ? 18 : 10}`,
    ).join(''),
    { stroke: INK, strokeOpacity: 0.6, strokeWidth: 2 },
  ),
  litPath('M-84 -12L-104 -7V7L-84 12Z', '#e9f3f7'),
]

/** A syringe without a needle. */
export const syringe = (drawing: Drawing): string =>
  [shadow(200, 316, 124), at(192, 222, -24, ...barrel(drawing))].join('')

/** A syringe with its needle. */
export const syringeWithNeedle = (drawing: Drawing): string =>
  [
    shadow(200, 318, 128),
    at(
      204,
      214,
      -28,
      ...barrel(drawing),
      litRect(frame(-124, -10, 24, 20), 4, drawing.tones.deep),
      path('M-124 0H-172', { stroke: STEEL, strokeWidth: 3.5 }),
    ),
  ].join('')

/** A needle with two wings and a line. */
export const wingedSet = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 112),
    tube('M170 232C240 300 330 290 316 220S220 150 266 110', '#d4e6ec', 6),
    path('M150 214L92 156', { stroke: STEEL, strokeWidth: 4 }),
    litPath(
      'M150 214Q126 262 152 286Q178 270 172 236ZM150 214Q198 188 224 212Q208 240 176 234Z',
      tones.mid,
    ),
    litRect(frame(250, 76, 32, 44), 8, tones.deep),
    circle(160, 224, 9, { fill: PAPER }),
  ].join('')
