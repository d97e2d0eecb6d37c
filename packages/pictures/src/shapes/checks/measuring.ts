import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, PAPER, QUIET_INK, RUBBER } from '../../brush/palette.ts'
import {
  display,
  litCircle,
  litPath,
  litRect,
  pad,
  shadow,
  shell,
  tube,
  wheel,
} from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'
import { textLine } from '../../lettering/text-outlines.ts'
import { ghost, HAND } from '../worn/ghosts.ts'

const figure = (
  text: string,
  x: number,
  y: number,
  { size, fill }: { size: number; fill: string },
) => textLine(text, x, y, { size, weight: 700, fill, anchor: 'middle' })

/** A stick thermometer with its window. */
export const thermometer = ({ tones }: Drawing): string =>
  [
    shadow(200, 312, 118),
    group(
      { transform: 'rotate(-26 200 214)' },
      litPath('M64 206L132 196V232L64 222Q54 214 64 206Z', '#c9d3d9'),
      litPath('M128 186H300Q336 190 336 214T300 242H128Z', tones.floor),
      rect(frame(176, 196, 92, 36), { rx: 6, fill: tones.ink }),
      figure('98.6', 222, 222, { size: 24, fill: tones.floor }),
      litCircle(304, 214, 13, tones.deep),
    ),
  ].join('')

/** A thermometer that is pointed at the forehead or ear. */
export const infraredThermometer = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(206, 322, 72),
    group(
      { transform: 'rotate(-8 200 220)' },
      litPath('M180 196H256L244 306Q242 320 226 320H196Q180 320 180 304Z', tones.deep),
      litPath('M96 92H270Q298 96 298 146T266 200H176Q128 196 96 172Z', PAPER),
      litPath('M72 100H104V170H72Q58 134 72 100Z', tones.mid),
      rect(frame(188, 112, 84, 50), { rx: 8, fill: tones.ink }),
      figure('98.6', 230, 148, { size: 28, fill: tones.floor }),
      litRect(frame(168, 206, 22, 38), 8, tones.floor),
    ),
  ].join('')
}

/** A monitor with the cuff for the upper arm. */
export const armPressureMonitor = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 132),
    litPath('M218 140Q280 112 336 150V262Q290 300 222 268Z', tones.deep),
    ellipse({ cx: 328, cy: 206, rx: 20, ry: 57 }, { fill: tones.ink }),
    path('M232 166Q280 144 308 158', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.3,
      strokeWidth: 6,
    }),
    tube('M178 250C200 330 250 320 262 278', RUBBER, 7),
    shell(frame(62, 176, 164, 142), 24),
    display(drawing, frame(80, 192, 94, 92)),
    figure('118', 127, 226, { size: 30, fill: tones.floor }),
    figure('76', 127, 258, { size: 26, fill: tones.mid }),
    litCircle(200, 218, 15, tones.deep),
    litCircle(200, 262, 15, tones.mid),
  ].join('')
}

/** A monitor and its cuff around a wrist. */
export const wristPressureMonitor = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(202, 322, 70),
    ghost(HAND),
    litPath('M154 204Q202 218 250 204L256 312Q204 328 148 312Z', tones.deep),
    path('M155 212Q202 226 249 212M149 304Q204 320 255 304', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.5,
      strokeWidth: 2.5,
      strokeDasharray: '5 5',
    }),
    shell(frame(164, 226, 78, 72), 16),
    display(drawing, frame(171, 233, 46, 58)),
    figure('118', 194, 256, { size: 17, fill: tones.floor }),
    figure('76', 194, 280, { size: 16, fill: tones.mid }),
    litCircle(229, 247, 7, tones.mid),
    litCircle(229, 274, 7, tones.deep),
  ].join('')
}

const cuff = ({ tones }: Drawing) => [
  litPath(
    'M84 150H276Q292 150 292 166V246Q292 262 276 262H84Q70 262 70 246V166Q70 150 84 150Z',
    tones.deep,
  ),
  rect(frame(86, 166, 70, 80), { rx: 8, fill: tones.mid, opacity: 0.7 }),
  path('M214 166V246', {
    stroke: '#fff',
    strokeOpacity: 0.5,
    strokeWidth: 3,
    strokeDasharray: '5 5',
  }),
]

/** A cuff with a bulb and a gauge. */
export const pressureKit = (drawing: Drawing): string =>
  [
    shadow(200, 322, 124),
    ...cuff(drawing),
    tube('M130 262Q120 300 166 300M190 262Q220 300 262 292', RUBBER, 6),
    litPath('M158 286Q196 266 216 300Q210 322 180 320T158 286Z', RUBBER),
    circle(288, 278, 37, { fill: '#fff', stroke: DARK_STEEL, strokeWidth: 7 }),
    path('M264 296A28 28 0 1 1 312 296', {
      fill: 'none',
      stroke: drawing.tones.mid,
      strokeWidth: 5,
    }),
    path('M288 278l14-16', { stroke: drawing.tones.deep, strokeWidth: 4, strokeLinecap: 'round' }),
  ].join('')

/** Just a cuff with its hose. */
export const pressureCuff = (drawing: Drawing): string =>
  [
    shadow(186, 318, 120),
    ...cuff(drawing),
    tube('M180 262C176 320 300 318 312 260', RUBBER, 8),
    litRect(frame(300, 232, 26, 34), 6, PAPER),
  ].join('')

/** A clip for a fingertip with two numbers. */
export const oximeter = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(206, 318, 112),
    rect(frame(96, 228, 30, 24), { fill: tones.ink }),
    litPath(
      'M88 244H254Q260 246 260 262V280Q260 302 236 302H106Q82 302 82 280V262Q82 246 88 244Z',
      tones.deep,
    ),
    shell(frame(82, 152, 178, 84), 28, tones.mid),
    display(drawing, frame(108, 166, 124, 54)),
    figure('98', 142, 204, { size: 30, fill: tones.floor }),
    figure('72', 200, 204, { size: 24, fill: '#e4c56a' }),
  ].join('')
}

const electrode = (x: number, y: number, color: string) => [
  pad(frame(x - 30, y - 30, 60, 60), { radius: 14, color: PAPER }),
  pad(frame(x - 22, y - 22, 44, 44), { radius: 10, color }),
]

/** A small unit with two leads and sticky pads. */
export const stimulator = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(196, 322, 122),
    tube('M150 128C150 76 260 70 276 130M178 128C186 96 300 120 300 236', RUBBER, 5),
    shell(frame(88, 126, 122, 192), 26),
    display(drawing, frame(104, 144, 90, 66)),
    figure('12', 149, 190, { size: 30, fill: tones.floor }),
    litCircle(126, 246, 18, tones.deep),
    litCircle(172, 246, 18, tones.mid),
    rect(frame(112, 284, 74, 12), { rx: 6, fill: '#d5dee3' }),
    ...electrode(282, 152, tones.mid),
    ...electrode(296, 262, tones.mid),
  ].join('')
}

/** A talking defibrillator: handle, heart sign and status light. */
export const defibrillator = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 118),
    path('M142 128Q144 82 200 82T258 128', { fill: 'none', stroke: RUBBER, strokeWidth: 19 }),
    shell(frame(88, 118, 224, 200), 30, '#f2f5f6'),
    litRect(frame(104, 134, 192, 132), 20, tones.deep),
    path(
      'M200 250C146 214 150 164 178 164Q194 164 200 180Q206 164 222 164C250 164 254 214 200 250Z',
      { fill: '#fff' },
    ),
    path('M208 176L190 206H204L194 234L218 198H204Z', { fill: tones.deep }),
    litCircle(132, 292, 13, '#5e9f6d'),
    litRect(frame(232, 280, 64, 24), 10, '#d98a3c'),
  ].join('')

/** Two large pads for the chest with their plug. */
export const defibrillatorPads = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 118),
    tube('M146 150C170 76 240 76 262 120M250 214C300 190 290 150 268 130', DARK_STEEL, 6),
    litPath(
      'M90 168Q90 144 114 144H176Q200 144 200 168V226Q200 250 176 250H114Q90 250 90 226Z',
      PAPER,
    ),
    litPath(
      'M200 224Q200 200 224 200H286Q310 200 310 224V286Q310 310 286 310H224Q200 310 200 286Z',
      PAPER,
    ),
    rect(frame(104, 158, 82, 78), { rx: 14, fill: tones.mid }),
    rect(frame(214, 214, 82, 82), { rx: 14, fill: tones.mid }),
    path('M145 178v38M126 197h38M255 234v42M234 255h42', {
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    litRect(frame(246, 100, 40, 34), 7, tones.deep),
  ].join('')

/** A hand-held scanner head with its cable. */
export const scanHead = ({ tones }: Drawing): string =>
  [
    shadow(200, 320, 110),
    tube('M288 246C340 240 330 320 250 316H120', RUBBER, 8),
    group(
      { transform: 'rotate(-24 200 200)' },
      litPath('M70 176H122V226H70Q58 226 58 212V190Q58 176 70 176Z', tones.mid),
      litPath('M118 166H276Q310 172 310 201T276 238H118Z', PAPER),
      rect(frame(170, 184, 46, 32), { rx: 12, fill: tones.deep }),
      rect(frame(66, 184, 14, 34), { rx: 4, fill: tones.ink }),
    ),
  ].join('')

/** A machine on wheels with a screen and a keyboard. */
export const machineCart = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 100),
    litRect(frame(180, 190, 40, 116), 8, '#c9d3d9'),
    litRect(frame(118, 292, 164, 16), 8, DARK_STEEL),
    ...[132, 268].map((x) => wheel(x, 310, 12, { hub: tones.mid, spokes: 4 })),
    shell(frame(106, 214, 188, 44), 12),
    rect(frame(120, 224, 124, 20), { rx: 5, fill: '#d5dee3' }),
    litCircle(268, 235, 11, tones.deep),
    shell(frame(118, 76, 164, 128), 12, '#e7edf0'),
    display(drawing, frame(128, 86, 144, 108)),
    path('M200 96L150 178Q200 204 250 178Z', { fill: '#b9c4cc', opacity: 0.55 }),
    path('M172 148q20-18 30 0t28-6', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.7,
      strokeWidth: 3,
    }),
    tube('M290 236Q324 244 312 300', QUIET_INK, 5),
    litPath('M304 284H322L318 306H308Z', tones.mid),
  ].join('')
}
