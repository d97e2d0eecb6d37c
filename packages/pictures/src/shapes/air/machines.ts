import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, QUIET_INK, RUBBER, WATER } from '../../brush/palette.ts'
import {
  display,
  litCircle,
  litPath,
  litRect,
  neighbor,
  shadow,
  shell,
  tube,
  wheel,
} from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'
import { textLine } from '../../lettering/text-outlines.ts'

const figure = (
  text: string,
  x: number,
  y: number,
  { size, fill }: { size: number; fill: string },
) => textLine(text, x, y, { size, weight: 700, fill, anchor: 'middle' })
const slots = (x: number, y: number, rows: number) =>
  path(Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 10}h44`).join(''), {
    stroke: INK,
    strokeOpacity: 0.22,
    strokeWidth: 4,
    strokeLinecap: 'round',
  })

/** A flat bedside machine: its water chamber and hose are sold apart. */
export const cpapMachine = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 128),
    litRect(frame(304, 232, 26, 40), 8, '#d5dee3'),
    shell(frame(84, 196, 228, 124), 32),
    display(drawing, frame(116, 222, 96, 58)),
    figure('8.0', 164, 260, { size: 28, fill: tones.floor }),
    litCircle(262, 252, 24, tones.mid),
    rect(frame(116, 296, 164, 7), { rx: 3.5, fill: '#d5dee3' }),
  ].join('')
}

/** A small compressor with a cup and mouthpiece. */
export const nebulizer = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 126),
    tube('M226 262C260 262 250 300 290 296S310 250 300 226', '#dbe4e9', 7),
    shell(frame(76, 212, 156, 106), 34),
    slots(100, 244, 4),
    litCircle(196, 250, 18, tones.deep),
    path('M90 214Q154 176 220 214', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 11,
      strokeLinecap: 'round',
    }),
    litPath('M282 178H318L310 228H290Z', '#d6e7ee'),
    litPath('M252 144H300Q318 146 318 164V180H282V168H252Z', PAPER),
  ].join('')
}

/** Just the cup: mouthpiece and tubing are sold apart. */
export const nebulizerCup = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 56),
    neighbor('M182 126H104Q94 126 94 116V102Q94 92 104 92H208Q218 92 218 102V116'),
    litRect(frame(192, 300, 16, 22), 4, tones.mid),
    litPath('M148 178H252L232 290Q226 306 200 306T168 290Z', '#c9dde5'),
    litRect(frame(182, 116, 36, 46), 5, PAPER),
    path('M182 122H218', { stroke: DARK_STEEL, strokeOpacity: 0.4, strokeWidth: 2 }),
    litRect(frame(140, 158, 120, 26), 8, tones.deep),
    path('M176 262l18-44', { stroke: '#fff', strokeWidth: 6, strokeOpacity: 0.8 }),
  ].join('')

/** A tall machine on casters with a flow tube. */
export const oxygenConcentrator = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 96),
    wheel(140, 312, 11, { hub: tones.mid, spokes: 4 }),
    wheel(260, 312, 11, { hub: tones.mid, spokes: 4 }),
    path('M150 96Q200 66 250 96', { fill: 'none', stroke: DARK_STEEL, strokeWidth: 12 }),
    shell(frame(122, 92, 156, 216), 26),
    litPath('M122 176H278V282Q278 308 252 308H148Q122 308 122 282Z', tones.mid),
    ...[196, 214, 232, 250, 268].map((y) =>
      path(`M150 ${y}H250`, {
        stroke: INK,
        strokeOpacity: 0.16,
        strokeWidth: 6,
        strokeLinecap: 'round',
      }),
    ),
    rect(frame(146, 112, 24, 50), { rx: 6, fill: '#fff', stroke: DARK_STEEL, strokeWidth: 2 }),
    circle(158, 140, 6, { fill: tones.deep }),
    litRect(frame(186, 114, 72, 24), 6, tones.ink),
    litCircle(240, 152, 10, tones.deep),
    tube('M262 152Q310 160 312 214T330 300', '#cfe3ea', 6),
  ].join('')
}

/** One carried by its strap. */
export const portableConcentrator = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 84),
    path('M138 176Q140 66 200 66T262 176', { fill: 'none', stroke: RUBBER, strokeWidth: 11 }),
    shell(frame(122, 146, 156, 174), 26, tones.deep),
    display(drawing, frame(142, 166, 78, 44)),
    figure('2', 181, 198, { size: 26, fill: tones.floor }),
    litCircle(248, 188, 16, '#fff'),
    ...[236, 252, 268, 284, 300].map((y) =>
      path(`M150 ${y}H250`, {
        stroke: '#fff',
        strokeOpacity: 0.28,
        strokeWidth: 6,
        strokeLinecap: 'round',
      }),
    ),
    tube('M278 214Q322 220 318 262T338 318', '#cfe3ea', 6),
  ].join('')
}

const CANISTER = 'M236 168H312L304 304Q302 318 288 318H260Q246 318 244 304Z'

/** A pump with a clear collection jar. */
export const suctionMachine = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 124),
    tube('M264 156C250 110 190 120 176 190', '#dbe4e9', 8),
    tube('M290 156Q320 120 336 150T328 250', '#dbe4e9', 8),
    shell(frame(76, 190, 150, 128), 22),
    circle(122, 232, 26, { fill: '#fff', stroke: DARK_STEEL, strokeWidth: 4 }),
    path('M122 232l12-12', { stroke: tones.deep, strokeWidth: 4, strokeLinecap: 'round' }),
    litCircle(186, 232, 17, tones.deep),
    rect(frame(100, 280, 96, 12), { rx: 6, fill: '#d5dee3' }),
    path(CANISTER, { fill: '#e4eef3' }),
    path(CANISTER, { fill: 'url(#cyl)' }),
    path('M254 210h16M254 234h24M254 258h16M254 282h24', {
      stroke: tones.deep,
      strokeWidth: 3,
      strokeOpacity: 0.7,
    }),
    litRect(frame(228, 150, 92, 24), 8, tones.deep),
  ].join('')
}

/** Just the jar; its dashed tube is sold apart. */
export const suctionCanister = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 72),
    neighbor('M170 112Q120 96 108 160'),
    path('M136 144H264L252 302Q250 320 232 320H168Q150 320 148 302Z', { fill: '#e4eef3' }),
    path('M136 144H264L252 302Q250 320 232 320H168Q150 320 148 302Z', { fill: 'url(#cyl)' }),
    path('M168 184h20M168 210h32M168 236h20M168 262h32M168 288h20', {
      stroke: tones.deep,
      strokeWidth: 3.5,
      strokeOpacity: 0.7,
    }),
    litRect(frame(126, 118, 148, 30), 10, tones.deep),
    litRect(frame(158, 104, 24, 18), 5, PAPER),
    litRect(frame(216, 104, 24, 18), 5, PAPER),
  ].join('')

/** A ventilator whose screen shows breaths, with a handle; its dashed hoses are sold apart. */
export const ventilator = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 124),
    path('M150 116V100Q150 86 164 86H236Q250 86 250 100V116', {
      fill: 'none',
      stroke: DARK_STEEL,
      strokeWidth: 12,
    }),
    ...[246, 284].map((y) => litRect(frame(300, y, 28, 22), 5, DARK_STEEL)),
    neighbor('M328 257C346 250 340 200 344 150M328 295C372 290 360 200 364 150'),
    shell(frame(92, 112, 216, 204), 22),
    display(drawing, frame(112, 130, 176, 106)),
    path(
      'M124 212C134 212 132 158 146 158S160 212 176 212C188 212 186 158 200 158S214 212 230 212H276',
      {
        fill: 'none',
        stroke: tones.mid,
        strokeWidth: 4,
        strokeLinejoin: 'round',
      },
    ),
    litCircle(260, 276, 21, tones.deep),
    ...[126, 162, 198].map((x) => rect(frame(x, 266, 26, 18), { rx: 6, fill: '#d5dee3' })),
  ].join('')
}

/** A machine with a pole clamp that moves liquid through a line; pole and line are sold apart. */
export const infusionPump = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(204, 322, 90),
    neighbor('M284 318V72H296V318'),
    litRect(frame(262, 170, 42, 40), 8, RUBBER),
    shell(frame(112, 116, 156, 190), 20),
    display(drawing, frame(128, 134, 124, 62)),
    figure('125', 190, 176, { size: 30, fill: tones.floor }),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(frame(130 + column * 30, 212 + row * 26, 22, 18), {
          rx: 5,
          fill: row + column === 4 ? tones.deep : '#d5dee3',
        }),
      ),
    ),
    litRect(frame(226, 210, 28, 82), 8, tones.mid),
  ].join('')
}

/** A small wearable pump; its line is sold apart. */
export const wornPump = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 78),
    litRect(frame(180, 102, 40, 26), 8, DARK_STEEL),
    shell(frame(136, 118, 128, 200), 28, tones.deep),
    display(drawing, frame(152, 138, 96, 76)),
    figure('2.1', 200, 186, { size: 28, fill: tones.floor }),
    litCircle(200, 258, 27, '#fff'),
    path('M190 258h20M200 248v20', { stroke: tones.deep, strokeWidth: 4, strokeLinecap: 'round' }),
  ].join('')
}

/** A screen on a stand with pulse wave and numbers: whether it shows an ECG too is not known. */
export const patientMonitor = (drawing: Drawing): string => {
  const { tones } = drawing
  return [
    shadow(200, 322, 118),
    path('M160 300H240L250 322H150Z', { fill: DARK_STEEL }),
    shell(frame(86, 108, 228, 194), 18),
    display(drawing, frame(102, 124, 150, 142)),
    path(`M116 184${'q8-44 16-16t14 16'.repeat(4)}`, {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    }),
    figure('118/76', 177, 240, { size: 32, fill: '#e4c56a' }),
    figure('72', 282, 160, { size: 26, fill: tones.deep }),
    figure('98', 282, 206, { size: 26, fill: QUIET_INK }),
    litCircle(282, 250, 15, tones.mid),
    tube('M120 302Q96 330 74 316', RUBBER, 5),
  ].join('')
}

/** A heated plate under a water tank, for the room's air. */
export const vaporizer = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 90),
    litPath('M140 170Q200 130 260 170L272 300Q272 320 252 320H148Q128 320 128 300Z', '#dcebf1'),
    path('M134 236Q200 250 266 236L272 300Q272 320 252 320H148Q128 320 128 300Z', {
      fill: WATER,
      opacity: 0.55,
    }),
    litRect(frame(170, 140, 60, 34), 12, tones.deep),
    group(
      { fill: 'none', stroke: '#fff', strokeWidth: 9, strokeLinecap: 'round', strokeOpacity: 0.9 },
      path('M184 126q-14-18 0-34t0-30M218 126q-14-18 0-34t0-30'),
    ),
    ellipse({ cx: 200, cy: 300, rx: 16, ry: 9 }, { fill: tones.deep }),
  ].join('')
