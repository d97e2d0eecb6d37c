import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, neighbor, shadow, tube } from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

/** In the color of the name; else gray, as the record does not state whether it is clear or that of skin. */
const film = ({ dye }: Drawing) => dye?.mid ?? '#dfe5e9'
const hole = (cx: number, cy: number, tones: Drawing['tones']) =>
  circle(cx, cy, 15, { fill: tones.ink, opacity: 0.75 })
const barrier = (cx: number, cy: number, tones: Drawing['tones']) =>
  litCircle(cx, cy, 50, '#f5e6d8') +
  litCircle(cx, cy, 34, '#e4b996') +
  circle(cx, cy, 34, {
    fill: 'none',
    stroke: tones.deep,
    strokeOpacity: 0.35,
    strokeWidth: 2,
    strokeDasharray: '4 4',
  })

const CLOSED =
  'M134 120Q142 84 200 84T266 120Q290 200 278 258Q262 318 200 320T122 258Q110 200 134 120Z'
const OPEN =
  'M134 120Q142 84 200 84T266 120Q290 190 276 240Q262 268 238 278V316H162V278Q138 268 124 240Q110 190 134 120Z'

/** A pouch that is discarded when full: no outlet. Its wafer has no hole yet: the user cuts it. */
export const closedPouchUncut = (drawing: Drawing): string =>
  [
    shadow(200, 322, 78),
    litPath(CLOSED, film(drawing)),
    path(CLOSED, { fill: 'none', stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 5 }),
    barrier(200, 152, drawing.tones),
  ].join('')

/** The same with a hole. */
export const closedPouch = (drawing: Drawing): string =>
  closedPouchUncut(drawing) + hole(200, 152, drawing.tones)

/** A pouch with a folded outlet below. Its wafer has no hole yet: the user cuts it. */
export const drainablePouchUncut = (drawing: Drawing): string =>
  [
    shadow(200, 322, 70),
    litPath(OPEN, film(drawing)),
    path(OPEN, { fill: 'none', stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 5 }),
    barrier(200, 152, drawing.tones),
    litRect(frame(152, 292, 96, 28), 8, PAPER),
    path('M162 306H238', { stroke: drawing.tones.deep, strokeWidth: 5, strokeLinecap: 'round' }),
  ].join('')

/** The same with a hole. */
export const drainablePouch = (drawing: Drawing): string =>
  drainablePouchUncut(drawing) + hole(200, 152, drawing.tones)

/** A pouch with a tap below. Its wafer has no hole yet: the user cuts it. */
export const urostomyPouchUncut = (drawing: Drawing): string =>
  [
    shadow(200, 322, 70),
    litPath(
      'M134 120Q142 84 200 84T266 120Q290 190 270 240Q246 268 216 284H184Q154 268 130 240Q110 190 134 120Z',
      film(drawing),
    ),
    barrier(200, 152, drawing.tones),
    litRect(frame(186, 280, 28, 22), 5, PAPER),
    litRect(frame(172, 298, 56, 14), 6, drawing.tones.deep),
    litRect(frame(192, 308, 16, 16), 4, PAPER),
  ].join('')

/** The same with a hole. */
export const urostomyPouch = (drawing: Drawing): string =>
  urostomyPouchUncut(drawing) + hole(200, 152, drawing.tones)

/** The plate that stays on the skin, with its ring. */
export const baseplateUncut = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 112),
    litPath(
      'M112 142Q112 120 134 120H266Q288 120 288 142V292Q288 314 266 314H134Q112 314 112 292Z',
      '#f5e6d8',
    ),
    litCircle(200, 217, 72, '#e4b996'),
    circle(200, 217, 60, { fill: 'none', stroke: PAPER, strokeWidth: 11 }),
    circle(200, 217, 60, { fill: 'none', stroke: INK, strokeOpacity: 0.15, strokeWidth: 2 }),
    circle(200, 217, 34, {
      fill: 'none',
      stroke: tones.deep,
      strokeOpacity: 0.35,
      strokeWidth: 2,
      strokeDasharray: '4 4',
    }),
    path('M288 254V292Q288 314 266 314H226Q282 306 288 254Z', { fill: '#fff', opacity: 0.7 }),
  ].join('')

/** The same with a hole to start from. */
export const baseplate = (drawing: Drawing): string =>
  baseplateUncut(drawing) + circle(200, 217, 20, { fill: drawing.tones.ink, opacity: 0.75 })

/** A soft ring; one leaning on another if several are sold. */
export const barrierRings = ({ tones, pieces }: Drawing): string =>
  [
    shadow(200, 320, pieces === 1 ? 84 : 112),
    ...(pieces === 1
      ? [[200, 230, 88]]
      : [
          [146, 248, 72],
          [256, 248, 72],
        ]
    ).map(([cx = 0, cy = 0, r = 0]) =>
      group(
        {},
        litCircle(cx, cy, r, '#e4b996'),
        circle(cx, cy, r * 0.44, { fill: tones.floor }),
        circle(cx, cy, r * 0.44, { fill: 'none', stroke: INK, strokeOpacity: 0.2, strokeWidth: 3 }),
        circle(cx, cy, r * 0.8, {
          fill: 'none',
          stroke: '#fff',
          strokeOpacity: 0.4,
          strokeWidth: 4,
        }),
      ),
    ),
  ].join('')

/** A drainage pouch with a square opening for a wound. */
export const woundPouch = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 90),
    litPath(
      'M110 112Q112 90 134 90H266Q288 90 290 112L284 256Q268 284 222 290H178Q132 284 116 256Z',
      '#e7eef1',
    ),
    litRect(frame(132, 110, 136, 106), 22, '#f5e6d8'),
    rect(frame(158, 132, 84, 62), { rx: 18, fill: '#fff', stroke: tones.mid, strokeWidth: 4 }),
    litRect(frame(184, 286, 32, 26), 6, tones.deep),
    path('M128 240Q200 262 272 240', {
      fill: 'none',
      stroke: DARK_STEEL,
      strokeOpacity: 0.4,
      strokeWidth: 3,
    }),
  ].join('')

const BAG = 'M120 126Q120 104 142 104H258Q280 104 280 126V254Q280 286 236 292H164Q120 286 120 254Z'
const bagMarks = (color: string) =>
  path('M146 170h18M146 196h30M146 222h18M146 248h30', {
    stroke: color,
    strokeOpacity: 0.7,
    strokeWidth: 3.5,
  })

/** A large bag that hangs on the bed, empty as it is sold. */
export const nightBag = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 90),
    tube('M164 104C160 60 250 60 262 78S330 130 326 250', '#d4e6ec', 8),
    path('M150 106V84Q150 70 164 70M250 106V84Q250 70 236 70', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 8,
    }),
    litPath(BAG, '#e6eff3'),
    bagMarks(tones.ink),
    litRect(frame(132, 100, 136, 22), 6, tones.mid),
    tube('M200 292V318', '#d4e6ec', 9),
    litRect(frame(186, 300, 28, 13), 5, tones.deep),
  ].join('')

/** A soft strap with a small holder for the dashed catheter. */
export const tubeStrap = ({ tones }: Drawing): string =>
  [
    shadow(200, 314, 118),
    litPath('M72 214Q200 164 328 214V264Q200 214 72 264Z', tones.mid),
    path('M92 240Q200 192 308 240', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.35,
      strokeWidth: 4,
    }),
    litRect(frame(160, 180, 80, 56), 10, PAPER),
    litRect(frame(176, 196, 50, 22), 6, tones.deep),
    neighbor('M118 146Q196 172 208 304M124 136Q206 166 220 302'),
    ellipse({ cx: 306, cy: 236, rx: 13, ry: 20 }, { fill: tones.deep, opacity: 0.5 }),
  ].join('')

const CONE = 'M246 254L262 150Q272 138 282 150L298 254Q272 270 246 254Z'

/** A bag for water, empty as it is sold, with tubing and a cone. */
export const irrigationSet = ({ tones }: Drawing): string =>
  [
    shadow(206, 322, 112),
    path('M158 92q14-26 28 0', { fill: 'none', stroke: tones.deep, strokeWidth: 7 }),
    litPath(
      'M110 108Q110 92 126 92H218Q234 92 234 108V232Q234 262 204 268H140Q110 262 110 232Z',
      '#dcebf1',
    ),
    path('M128 146h18M128 172h28M128 198h18M128 224h28', {
      stroke: tones.ink,
      strokeOpacity: 0.6,
      strokeWidth: 3,
    }),
    tube('M172 268Q172 318 220 312T266 250', '#d4e6ec', 9),
    litRect(frame(200, 296, 36, 22), 6, tones.deep),
    litPath(CONE, '#c4d5dc'),
    path(CONE, { fill: 'none', stroke: DARK_STEEL, strokeOpacity: 0.8, strokeWidth: 2.5 }),
    ellipse({ cx: 272, cy: 254, rx: 26, ry: 9 }, { fill: tones.mid }),
  ].join('')
