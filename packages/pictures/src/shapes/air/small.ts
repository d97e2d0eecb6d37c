import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, tube } from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'
import { textLine } from '../../lettering/text-outlines.ts'

const CHAMBER = 'M126 182H272Q296 184 296 226T272 270H126Q104 268 104 226T126 182Z'

const chamber = ({ tones }: Drawing, mouth: string) => [
  shadow(200, 316, 124),
  path(CHAMBER, { fill: '#e2eff4' }),
  path(CHAMBER, { fill: 'url(#sheen)', stroke: DARK_STEEL, strokeOpacity: 0.5, strokeWidth: 2 }),
  path('M128 198H262', { stroke: '#fff', strokeWidth: 8, strokeLinecap: 'round' }),
  litPath('M104 184H132V268H104Q92 226 104 184Z', tones.mid),
  // The soft ring that holds an inhaler: the inhaler itself is not included.
  litRect(frame(282, 186, 30, 80), 12, tones.deep),
  ellipse({ cx: 309, cy: 226, rx: 9, ry: 26 }, { fill: tones.ink, opacity: 0.7 }),
  mouth,
]

/** A clear chamber between inhaler and mouth. */
export const spacer = (drawing: Drawing): string =>
  chamber(drawing, litRect(frame(72, 208, 34, 36), 10, PAPER)).join('')

/** The same with a soft mask. */
export const spacerWithMask = (drawing: Drawing): string =>
  chamber(
    drawing,
    litPath('M104 202V250L66 292Q52 282 54 226T66 160Z', drawing.tones.floor) +
      path('M66 160Q52 190 54 226T66 292', {
        fill: 'none',
        stroke: drawing.tones.deep,
        strokeWidth: 9,
        strokeLinecap: 'round',
      }),
  ).join('')

/** A tube with a scale and a pointer. */
export const peakFlowMeter = ({ tones, variant }: Drawing): string => {
  const marks = Array.from(
    { length: 13 },
    (_, mark) => `M${158 + mark * 12} ${mark % 3 === 0 ? 198 : 206}V220`,
  ).join('')
  return [
    shadow(206, 318, 126),
    group(
      { transform: `rotate(${variant & 4 ? -8 : 8} 200 250)` },
      litRect(frame(120, 178, 218, 92), 24, '#fbfcfd'),
      litPath('M74 198H128V250H74Q62 250 62 236V212Q62 198 74 198Z', tones.floor),
      rect(frame(146, 192, 172, 46), { rx: 8, fill: tones.floor }),
      path(marks, { stroke: tones.ink, strokeOpacity: 0.7, strokeWidth: 2.4 }),
      path('M246 188l10 46h-20Z', { fill: tones.deep }),
      litPath('M132 270H322V284Q322 296 308 296H146Q132 296 132 284Z', tones.deep),
    ),
  ].join('')
}

/** A hand-held device to breathe out into. */
export const breathTrainer = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 96),
    litPath('M84 196H150V248H84Q72 248 72 234V210Q72 196 84 196Z', PAPER),
    litPath('M144 168H262Q312 170 312 222T262 276H144Z', tones.deep),
    litPath('M150 276H254V302Q254 316 240 316H164Q150 316 150 302Z', tones.mid),
    litCircle(246, 222, 30, tones.floor),
    path('M246 222l14-16', { stroke: tones.ink, strokeWidth: 5, strokeLinecap: 'round' }),
    path('M166 190H210M166 206H196', {
      stroke: '#fff',
      strokeOpacity: 0.6,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
  ].join('')

const trach = ({ tones }: Drawing, cuff: string) =>
  [
    shadow(210, 322, 80),
    path('M120 138Q86 120 74 152M280 138Q314 120 326 152', {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 10,
      strokeLinecap: 'round',
    }),
    tube('M200 142Q206 236 262 300', '#e6edf0', 38),
    cuff,
    litPath(
      'M112 124Q200 96 288 124Q300 140 288 158Q200 178 112 158Q100 140 112 124Z',
      tones.floor,
    ),
    litRect(frame(174, 80, 52, 52), 10, PAPER),
    ellipse({ cx: 200, cy: 84, rx: 24, ry: 8 }, { fill: tones.deep, opacity: 0.6 }),
    circle(128, 141, 6, { fill: tones.deep, opacity: 0.5 }),
    circle(272, 141, 6, { fill: tones.deep, opacity: 0.5 }),
  ].join('')

/** A bent tube with a neck plate, without a cuff. */
export const trachTube = (drawing: Drawing): string => trach(drawing, '')

/** The same with an air cuff and its pilot balloon. */
export const cuffedTrachTube = (drawing: Drawing): string =>
  trach(
    drawing,
    tube('M176 150Q140 200 116 214', '#cfe3ea', 4) +
      litPath('M100 204H124V240Q112 250 100 240Z', '#9cc4e6') +
      group(
        { transform: 'rotate(48 234 248)' },
        ellipse({ cx: 234, cy: 248, rx: 38, ry: 34 }, { fill: '#9cc4e6', opacity: 0.8 }),
        ellipse({ cx: 234, cy: 248, rx: 38, ry: 34 }, { fill: 'url(#soft)' }),
      ),
  )

const FLANGE = { fill: '#dbe6eb', stroke: DARK_STEEL, strokeWidth: 2.5 }

/** A short soft tube that keeps a stoma of the neck open. */
export const stomaButton = (): string =>
  [
    shadow(200, 318, 78),
    litPath('M162 172H238L232 300Q200 314 168 300Z', '#e6edf0'),
    ellipse({ cx: 200, cy: 172, rx: 92, ry: 26 }, FLANGE),
    ellipse({ cx: 200, cy: 172, rx: 92, ry: 26 }, { fill: 'url(#soft)' }),
    ellipse({ cx: 200, cy: 170, rx: 34, ry: 11 }, { fill: DARK_STEEL }),
    ellipse({ cx: 200, cy: 300, rx: 48, ry: 15 }, FLANGE),
    ellipse({ cx: 200, cy: 300, rx: 48, ry: 15 }, { fill: 'url(#soft)' }),
  ].join('')

const COIL = 'M92 196C92 130 308 130 308 196S92 262 92 222S300 176 300 244S120 300 112 262'

/** Ribbed hose, coiled. */
export const coiledHose = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 118),
    tube(COIL, '#dfe6ea', 24),
    path(COIL, {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.18,
      strokeWidth: 24,
      strokeDasharray: '3 7',
    }),
    litRect(frame(74, 186, 36, 46), 8, tones.deep),
    litRect(frame(96, 250, 36, 40), 8, tones.deep),
  ].join('')

/** Thin clear tubing, coiled, with a connector on each end. */
export const coiledTubing = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 108),
    ...[0, 9, 18].map((step) =>
      group(
        { transform: `translate(${step - 9} ${step})` },
        tube('M200 130A78 78 0 1 1 199 130Z', '#d4e6ec', 8),
      ),
    ),
    // Off the outer turns, the way these run.
    tube('M191 286C150 286 110 290 84 303M209 304C250 304 290 304 316 303', '#d4e6ec', 8),
    litRect(frame(56, 292, 34, 22), 6, tones.deep),
    litRect(frame(310, 292, 34, 22), 6, tones.deep),
  ].join('')

/** A square filter; with a foam one behind it if several are sold. */
export const filters = ({ tones, pieces }: Drawing): string => {
  const front = [
    litRect(frame(168, 190, 128, 128), 12, PAPER),
    path('M184 210H280M184 230H280M184 250H280M184 270H280M184 290H280', {
      stroke: tones.mid,
      strokeOpacity: 0.5,
      strokeWidth: 5,
      strokeDasharray: '2 5',
    }),
  ]
  if (pieces === 1) {
    const middle = { transform: 'translate(200 318) scale(1.3) rotate(-4) translate(-232 -318)' }
    return shadow(200, 318, 92) + group(middle, ...front)
  }
  return [
    shadow(206, 318, 104),
    group(
      { transform: 'rotate(-9 180 230)' },
      litRect(frame(104, 142, 128, 128), 12, tones.deep),
      path('M118 160H218M118 180H218M118 200H218M118 220H218M118 240H218', {
        stroke: '#fff',
        strokeOpacity: 0.14,
        strokeWidth: 6,
        strokeDasharray: '3 6',
      }),
    ),
    group({ transform: 'rotate(8 240 260)' }, ...front),
  ].join('')
}

/** A water bottle with a screw top and a port. */
export const humidifierBottle = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 66),
    path('M142 158H258V302Q258 320 240 320H160Q142 320 142 302Z', { fill: '#e2eff4' }),
    path('M142 158H258V302Q258 320 240 320H160Q142 320 142 302Z', { fill: 'url(#cyl)' }),
    path('M196 158V290', { stroke: PAPER, strokeWidth: 8 }),
    path('M156 216h20M156 248h20M156 280h20', { stroke: tones.deep, strokeWidth: 3 }),
    litRect(frame(134, 128, 132, 34), 9, tones.deep),
    litRect(frame(186, 88, 28, 42), 6, PAPER),
    litPath('M262 136H306V152H262Z', PAPER),
    textLine('MAX', 226, 216, { size: 9, weight: 700, fill: tones.ink, anchor: 'middle' }),
  ].join('')

/** A regulator with a dial for a cylinder. */
export const regulator = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 74),
    litRect(frame(150, 176, 66, 142), 12, DARK_STEEL),
    litRect(frame(210, 226, 76, 40), 10, '#dfe6ea'),
    circle(182, 136, 56, { fill: '#fff', stroke: DARK_STEEL, strokeWidth: 9 }),
    path('M152 164A42 42 0 1 1 212 164', { fill: 'none', stroke: tones.mid, strokeWidth: 7 }),
    path('M182 136l22-24', { stroke: tones.deep, strokeWidth: 6, strokeLinecap: 'round' }),
    litCircle(292, 246, 25, tones.deep),
    litRect(frame(120, 268, 36, 26), 6, STEEL_TIP),
  ].join('')
const STEEL_TIP = '#b9c4cc'

/** A device held to the neck that produces a voice. */
export const voiceBox = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 48),
    litRect(frame(162, 126, 76, 194), 30, tones.deep),
    litPath('M160 92Q200 74 240 92V136H160Z', PAPER),
    ellipse({ cx: 200, cy: 92, rx: 38, ry: 12 }, { fill: '#c4ced5' }),
    litCircle(200, 184, 17, tones.mid),
    litCircle(200, 230, 12, '#fff'),
  ].join('')
