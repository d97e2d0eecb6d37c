import type { Drawing } from '../../brush/drawing.ts'
import { INK, PAPER, WATER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow } from '../../brush/parts.ts'
import { circle, clipPath, d, frame, group, path, rect } from '../../brush/svg.ts'
import { packFace } from '../../lettering/pack-face.ts'

/** A vial with the print of the pack. */
function vial(drawing: Drawing, x: number, width: number, top: number) {
  const id = `v${drawing.id}`
  const body = frame(x, top, width, 320 - top)
  return [
    clipPath(id, rect(body, { rx: 10 })),
    group(
      { clipPath: `url(#${id})` },
      packFace({ ...drawing, id: `${drawing.id}v` }, body, 10),
      rect(body, { fill: 'url(#cyl)' }),
    ),
    litRect(frame(x - 4, top - 26, width + 8, 30), 8, drawing.print.deep, 'cyl'),
  ].join('')
}

/** Strips for a meter, next to their vial. */
export const testStrips = (drawing: Drawing): string => {
  const { tones } = drawing
  const strip = (x: number, y: number, turn: number) =>
    group(
      { transform: d`translate(${x} ${y}) rotate(${turn})` },
      litRect(frame(-9, -62, 18, 124), 3, PAPER),
      rect(frame(-9, -62, 18, 32), { fill: tones.deep }),
      path('M-4 -62V-32M4 -62V-32', { stroke: '#e4c56a', strokeWidth: 2.5 }),
      rect(frame(-5, 40, 10, 18), { rx: 3, fill: tones.mid }),
    )
  return [
    shadow(200, 322, 116),
    // One pack may hold several vials: how many strips it has is written beside them.
    vial({ ...drawing, size: '' }, 94, 128, 126),
    strip(262, 256, 14),
    strip(290, 262, 36),
    strip(242, 262, -4),
  ].join('')
}

const MANY_FIELDS = ['#d9b34e', '#7fb38a', '#c98fb0', '#7aa5cf', '#cf8a63']
/** Which color it has before use is not stated. */
const ONE_FIELD = ['#cfd6db']

/** Strips with colored fields, next to their bottle. */
const stripsWithFields = (drawing: Drawing, fields: readonly string[]) => {
  const strip = (x: number, y: number, turn: number) =>
    group(
      { transform: d`translate(${x} ${y}) rotate(${turn})` },
      litRect(frame(-10, -84, 20, 148), 2, PAPER),
      ...fields.map((fill, at) => rect(frame(-8, -80 + at * 19, 16, 14), { fill })),
    )
  return [
    shadow(200, 322, 116),
    vial(drawing, 88, 124, 112),
    strip(252, 256, 10),
    strip(292, 262, 30),
  ].join('')
}

/** Strips for several tests, read by eye. */
export const colorStrips = (drawing: Drawing): string => stripsWithFields(drawing, MANY_FIELDS)
/** Strips for one test, read by eye. */
export const oneFieldStrips = (drawing: Drawing): string =>
  stripsWithFields({ ...drawing, size: '' }, ONE_FIELD)

/** Plain paper strips: one, or several fanned. */
export const paperStrips = ({ tones, pieces }: Drawing): string =>
  [
    shadow(200, 318, pieces === 1 ? 40 : 90),
    ...(pieces === 1 ? [8] : [-30, -15, 0, 15, 30]).map((turn) =>
      group(
        { transform: `rotate(${turn} 200 316)` },
        litRect(frame(188, 96, 24, 220), 3, PAPER),
        rect(frame(188, 96, 24, 46), { fill: tones.mid }),
        rect(frame(188, 150, 24, 10), { fill: tones.deep }),
      ),
    ),
  ].join('')

const window = (x: number, y: number, { width, height }: { width: number; height: number }) =>
  rect(frame(x, y, width, height), {
    rx: 6,
    fill: '#fff',
    stroke: INK,
    strokeOpacity: 0.25,
    strokeWidth: 2,
  })

const testBody = ({ tones }: Drawing) =>
  group(
    { transform: 'rotate(-7 180 220)' },
    litRect(frame(120, 96, 116, 222), 18, PAPER),
    rect(frame(134, 112, 88, 24), { rx: 6, fill: tones.floor }),
    window(158, 152, { width: 40, height: 76 }),
    circle(178, 272, 19, { fill: tones.floor, stroke: tones.mid, strokeWidth: 4 }),
  )

/** A flat test with a window and a well, before use: a line in the window would be a result. */
export const cassette = (drawing: Drawing): string =>
  [shadow(200, 320, 74), group({ transform: 'translate(16 0)' }, testBody(drawing))].join('')

/** The same for a nose swab: with swab and tube. */
export const swabTest = (drawing: Drawing): string =>
  [
    shadow(204, 320, 118),
    testBody(drawing),
    path('M264 196H300V300Q300 318 282 318T264 300Z', { fill: '#e2eff4' }),
    path('M264 262H300V300Q300 318 282 318T264 300Z', { fill: WATER, opacity: 0.5 }),
    path('M264 196H300V300Q300 318 282 318T264 300Z', { fill: 'url(#cyl)' }),
    litRect(frame(260, 186, 44, 16), 5, drawing.tones.mid),
    group(
      { transform: 'rotate(12 330 220)' },
      path('M330 130V316', { stroke: '#f7f9fa', strokeWidth: 6, strokeLinecap: 'round' }),
      path('M330 112V140', { stroke: '#fff', strokeWidth: 15, strokeLinecap: 'round' }),
      path('M330 112V140', {
        stroke: INK,
        strokeOpacity: 0.08,
        strokeWidth: 15,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')

/** A panel that is dipped: one strip with its cap below. */
export const dipPanel = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 66),
    group(
      { transform: 'rotate(-6 200 322)' },
      litRect(frame(156, 88, 88, 232), 12, PAPER),
      rect(frame(168, 100, 64, 42), { rx: 6, fill: tones.floor }),
      window(184, 158, { width: 32, height: 76 }),
      litRect(frame(150, 252, 100, 70), 12, tones.mid),
      path('M168 276l12 14 12-14M208 276l12 14 12-14', {
        fill: 'none',
        stroke: '#fff',
        strokeOpacity: 0.8,
        strokeWidth: 5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
    ),
  ].join('')

/** A stick with a cap and a window. */
export const pregnancyStick = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 118),
    group(
      { transform: 'rotate(-24 200 220)' },
      litRect(frame(72, 198, 196, 48), 22, PAPER),
      litRect(frame(252, 204, 78, 36), 12, tones.mid),
      window(120, 208, { width: 66, height: 28 }),
      path('M200 214H236M200 230H228', {
        stroke: tones.deep,
        strokeOpacity: 0.4,
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')

const strips = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    rect(frame(x + at * 22, y, 14, 78), {
      rx: 3,
      fill: '#fff',
      stroke: INK,
      strokeOpacity: 0.2,
    }),
  )

/** A card of several test strips. */
export const testCard = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 90),
    litRect(frame(118, 92, 164, 228), 14, tones.mid),
    rect(frame(130, 104, 140, 44), { rx: 8, fill: PAPER }),
    ...strips(136, 172, 6),
    litPath('M118 274H282V306Q282 320 268 320H132Q118 320 118 306Z', tones.deep),
  ].join('')

/** An empty cup with test strips in its wall. */
export const testCup = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    litPath('M122 132H278L264 304Q262 320 246 320H154Q138 320 136 304Z', '#e2eff4'),
    rect(frame(148, 160, 92, 100), { rx: 8, fill: PAPER, opacity: 0.9 }),
    ...strips(152, 170, 4),
    litRect(frame(112, 100, 176, 38), 12, tones.deep),
  ].join('')

/** A swab in its tube. */
export const swabTube = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 46),
    path('M176 150H224V294Q224 322 200 322T176 294Z', { fill: '#e2eff4' }),
    path('M176 250H224V294Q224 322 200 322T176 294Z', { fill: '#e7b8a9', opacity: 0.8 }),
    path('M200 150V262', { stroke: PAPER, strokeWidth: 6 }),
    path('M200 262V296', { stroke: '#fff', strokeWidth: 15, strokeLinecap: 'round' }),
    path('M176 150H224V294Q224 322 200 322T176 294Z', { fill: 'url(#cyl)' }),
    litRect(frame(168, 110, 64, 46), 10, tones.deep, 'cyl'),
  ].join('')

/** A tube with a colored stopper and a label. */
export const bloodTube = (drawing: Drawing): string =>
  [
    shadow(200, 322, 66),
    ...[-34, 34].map((x) =>
      group(
        { transform: `translate(${x} ${x < 0 ? 0 : 6})` },
        path('M176 150H224V290Q224 316 200 316T176 290Z', { fill: '#e2eff4' }),
        rect(frame(176, 186, 48, 74), { fill: PAPER }),
        path('M182 204H216M182 218H210M182 232H216', {
          stroke: INK,
          strokeOpacity: 0.3,
          strokeWidth: 3,
        }),
        path('M176 150H224V290Q224 316 200 316T176 290Z', { fill: 'url(#cyl)' }),
        litRect(frame(170, 112, 60, 48), 9, x < 0 ? drawing.tones.deep : drawing.tones.mid, 'cyl'),
      ),
    ),
  ].join('')

/** A small patch sensor and its applicator. */
export const glucoseSensor = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 112),
    litPath('M88 196Q92 150 146 150T206 196L214 304Q214 320 198 320H96Q80 320 80 304Z', PAPER),
    litCircle(147, 204, 32, tones.floor),
    path('M94 276H200', { stroke: tones.mid, strokeWidth: 8 }),
    group(
      { transform: 'translate(262 280)' },
      circle(0, 0, 41, { fill: '#fff', stroke: INK, strokeOpacity: 0.14 }),
      litCircle(0, 0, 36, tones.mid),
      circle(0, 0, 6, { fill: tones.ink, opacity: 0.6 }),
    ),
  ].join('')
