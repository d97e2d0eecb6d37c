import type { Drawing } from '../../brush/drawing.ts'
import { INK, PAPER, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, shadow, shell, tube } from '../../brush/parts.ts'
import { circle, d, frame, group, path, rect } from '../../brush/svg.ts'

const at = (x: number, y: number, turn: number, ...parts: string[]) =>
  group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, ...parts)
const bristles = (fill: string) => [
  rect(frame(-14, -116, 34, 62), { rx: 4, fill }),
  path('M-14 -104H20M-14 -92H20M-14 -80H20M-14 -68H20', {
    stroke: '#fff',
    strokeOpacity: 0.6,
    strokeWidth: 3,
  }),
]

/** A toothbrush with its handle. */
export const toothbrush = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 110),
    at(
      200,
      210,
      52,
      ...bristles(tones.mid),
      litPath(
        'M20 -124Q32 -124 32 -108V-56Q32 -44 26 -20L34 110Q34 128 24 128T12 110L18 -20Q20 -44 20 -56Z',
        tones.deep,
      ),
      path('M24 10V96', {
        stroke: '#fff',
        strokeOpacity: 0.4,
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')

/** A thick handle with a small head. */
export const powerToothbrush = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 46),
    litRect(frame(192, 106, 16, 78), 7, PAPER),
    litRect(frame(180, 76, 20, 42), 6, tones.mid),
    path('M182 84H172M182 94H172M182 104H172', {
      stroke: tones.deep,
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
    litPath(
      'M186 178H214Q232 190 234 216V296Q234 320 200 320T166 296V216Q168 190 186 178Z',
      PAPER,
      'cyl',
    ),
    litPath('M166 252H234V296Q234 320 200 320T166 296Z', tones.deep, 'cyl'),
    circle(200, 222, 13, { fill: tones.mid }),
    path('M192 222h16M200 214v16', { stroke: '#fff', strokeWidth: 3 }),
  ].join('')

/** A small box with thread. */
export const flossBox = ({ tones, print }: Drawing): string =>
  [
    shadow(200, 320, 88),
    litPath(
      'M124 170Q124 148 146 148H254Q276 148 276 170V296Q276 318 254 318H146Q124 318 124 296Z',
      print.deep,
    ),
    litPath('M124 186H276V296Q276 318 254 318H146Q124 318 124 296Z', PAPER),
    litCircle(200, 252, 42, tones.mid),
    circle(200, 252, 15, { fill: PAPER }),
    path('M214 148C236 96 290 120 272 84', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    litRect(frame(196, 138, 34, 14), 4, STEEL),
  ].join('')

/** Picks with a thread between two arms. */
export const flossPicks = (): string =>
  [
    shadow(200, 318, 106),
    ...[
      [132, -16, '#c3d3da'],
      [206, 4, '#dce7eb'],
      [276, 22, '#c3d3da'],
    ].map(([x, turn, fill]) =>
      at(
        Number(x),
        236,
        Number(turn),
        path('M-22 -62V-94Q-22 -112 -8 -112M22 -62V-94Q22 -112 8 -112', {
          fill: 'none',
          stroke: String(fill),
          strokeWidth: 11,
          strokeLinecap: 'round',
        }),
        path('M-22 -98H22', { stroke: '#fff', strokeWidth: 3 }),
        litPath('M-27 -70H27Q26 -40 8 -22L5 68Q0 82 -5 68L-8 -22Q-26 -40 -27 -70Z', String(fill)),
      ),
    ),
  ].join('')

/** A handle with a thin round brush. */
export const interdentalBrush = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 104),
    ...[
      [-12, 150],
      [14, 252],
    ].map(([turn = 0, x = 0]) =>
      at(
        x,
        230,
        turn,
        path('M0 -40V-124', { stroke: STEEL, strokeWidth: 3 }),
        path('M-9 -56H9M-10 -66H10M-10 -76H10M-10 -86H10M-9 -96H9M-8 -106H8M-6 -116H6', {
          stroke: tones.ink,
          strokeOpacity: 0.7,
          strokeWidth: 5,
          strokeLinecap: 'round',
        }),
        litRect(frame(-15, -46, 30, 130), 13, tones.mid),
        litRect(frame(-11, -20, 22, 44), 8, tones.floor),
      ),
    ),
  ].join('')

/** A base with a water tank and a hose with its handle. */
export const waterFlosser = ({ tones, dye }: Drawing): string =>
  [
    shadow(200, 322, 112),
    litPath('M104 120H220L210 214H114Z', dye?.mid ?? '#dcebf1'),
    shell(frame(92, 206, 142, 112), 26),
    litCircle(162, 264, 25, tones.deep),
    path('M162 264l10-12', { stroke: '#fff', strokeWidth: 5, strokeLinecap: 'round' }),
    tube('M234 288C320 320 340 260 290 232', '#cfdae0', 8),
    litPath('M272 150H310L304 240Q302 252 290 252T278 240Z', PAPER),
    tube('M290 150V104Q290 88 274 84', PAPER, 9),
    litRect(frame(278, 180, 24, 28), 8, tones.mid),
  ].join('')

/** A tray that lies on the teeth. */
export const mouthguard = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 116),
    path('M100 272C92 150 140 112 200 112S308 150 300 272', {
      fill: 'none',
      stroke: tones.mid,
      strokeWidth: 50,
      strokeOpacity: 0.75,
      strokeLinecap: 'round',
    }),
    path('M100 272C92 150 140 112 200 112S308 150 300 272', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 24,
      strokeLinecap: 'round',
    }),
    path('M92 250C90 150 140 96 200 96', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
  ].join('')

/** Two trays, one above the other, joined at the sides. */
export const jawAppliance = ({ tones }: Drawing): string => {
  const arch = (y: number, color: string) =>
    path(`M96 ${y + 62}C96 ${y - 30} 146 ${y - 46} 200 ${y - 46}S304 ${y - 30} 304 ${y + 62}`, {
      fill: 'none',
      stroke: color,
      strokeWidth: 40,
      strokeLinecap: 'round',
    }) +
    path(`M92 ${y + 50}C94 ${y - 36} 146 ${y - 54} 200 ${y - 54}`, {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 5,
      strokeLinecap: 'round',
    })
  return [
    shadow(200, 318, 118),
    arch(224, tones.mid),
    arch(176, tones.floor),
    path('M104 216L126 268M296 216L274 268', {
      stroke: STEEL,
      strokeWidth: 11,
      strokeLinecap: 'round',
    }),
    ...[
      [104, 216],
      [126, 268],
      [296, 216],
      [274, 268],
    ].map(([cx = 0, cy = 0]) => circle(cx, cy, 8, { fill: tones.deep })),
  ].join('')
}

/** Lozenges, wrapped and unwrapped. */
export const lozenges = ({ tones, print }: Drawing): string =>
  [
    shadow(200, 318, 112),
    litRect(frame(92, 150, 150, 160), 12, print.deep),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => litCircle(132 + column * 70, 182 + row * 48, 19, tones.floor)),
    ),
    litCircle(278, 286, 31, tones.mid),
    circle(278, 286, 18, { fill: 'none', stroke: INK, strokeOpacity: 0.2, strokeWidth: 4 }),
  ].join('')
