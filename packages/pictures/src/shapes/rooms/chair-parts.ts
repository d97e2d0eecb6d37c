import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, RUBBER, STEEL } from '../../brush/palette.ts'
import {
  grip,
  litCircle,
  litPath,
  litRect,
  neighbor,
  pad,
  shadow,
  tube,
} from '../../brush/parts.ts'
import { circle, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

/** The front post of the chair that a part belongs to. */
const post = (x: number) => neighbor(`M${x} 96H${x + 18}V318H${x}Z`)

/** An armrest whose posts plug into the dashed frame. */
export const armrest = (drawing: Drawing): string =>
  [
    shadow(180, 322, 96),
    tube('M112 280V310M252 280V310', DARK_STEEL, 8),
    neighbor('M84 306Q76 306 76 314T84 322H280Q288 322 288 314T280 306Z'),
    litPath('M112 206H252V278Q252 284 246 284H118Q112 284 112 278Z', drawing.tones.mid),
    tube('M112 290V222Q112 206 128 206H236Q252 206 252 222V290', STEEL, 13),
    pad(frame(88, 180, 178, 28), { radius: 13, color: RUBBER }),
  ].join('')

/** A hanger with a foot plate. */
export const footrest = (drawing: Drawing): string =>
  [
    post(258),
    shadow(180, 322, 92),
    tube('M262 112H226Q206 112 198 132L150 290', STEEL, 12),
    tube('M244 112V150', DARK_STEEL, 10),
    pad(frame(84, 284, 112, 24), { radius: 10, color: drawing.tones.deep, turn: -4 }),
    path('M98 292L182 288', {
      stroke: '#fff',
      strokeOpacity: 0.35,
      strokeWidth: 4,
      strokeDasharray: '9 8',
    }),
  ].join('')

/** One that lifts the leg, with a calf pad. */
export const legrest = (drawing: Drawing): string =>
  [
    post(282),
    shadow(190, 322, 108),
    tube('M288 152H240L116 250', STEEL, 12),
    pad(frame(144, 168, 92, 30), { radius: 13, color: drawing.tones.deep, turn: -38 }),
    pad(frame(90, 226, 20, 78), { radius: 9, color: drawing.tones.mid, turn: 8 }),
    tube('M250 152L232 226', DARK_STEEL, 8),
  ].join('')

/** A tire without a wheel, leaning. */
export const tire = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 84),
    circle(200, 206, 98, { fill: 'none', stroke: RUBBER, strokeWidth: 34 }),
    circle(200, 206, 98, {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.5,
      strokeWidth: 34,
      strokeDasharray: '5 9',
    }),
    circle(200, 206, 84, { fill: 'none', stroke: tones.mid, strokeOpacity: 0.5, strokeWidth: 3 }),
    path('M118 168A92 92 0 0 1 190 114', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.3,
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
  ].join('')

/** A small molded wheel in its fork. */
export const caster = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 66),
    litPath('M206 168H232V262Q219 274 206 262Z', DARK_STEEL),
    litCircle(200, 260, 60, RUBBER),
    litCircle(200, 260, 41, '#dfe6ea'),
    circle(200, 260, 41, { fill: 'none', stroke: INK, strokeOpacity: 0.2, strokeWidth: 2 }),
    litPath(
      'M168 150H232Q238 150 238 158V180H206L200 262Q190 274 180 262L176 180H162V158Q162 150 168 150Z',
      STEEL,
    ),
    circle(190, 258, 8, { fill: tones.deep }),
    tube('M200 148V94', DARK_STEEL, 18),
    litRect(frame(187, 84, 26, 12), 4, tones.deep),
  ].join('')

/** A padded head rest on its bar. */
export const headrest = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 60),
    tube('M200 204V316', STEEL, 14),
    litCircle(200, 244, 22, DARK_STEEL),
    litPath(
      'M96 156Q100 98 150 108Q200 132 250 108Q300 98 304 156Q296 214 246 212Q200 206 154 212Q104 214 96 156Z',
      tones.deep,
    ),
    path('M150 118Q140 164 156 206M250 118Q260 164 244 206', {
      fill: 'none',
      stroke: INK,
      strokeOpacity: 0.25,
      strokeWidth: 4,
    }),
  ].join('')

/** A tray with a rim and a cut-out for the body. */
export const lapTray = ({ tones }: Drawing): string =>
  [
    shadow(200, 316, 126),
    litPath(
      'M82 196H318Q332 196 334 212L346 294Q346 312 328 312H268Q262 262 200 262T132 312H72Q54 312 54 294L66 212Q68 196 82 196Z',
      tones.mid,
    ),
    path('M88 210H312L328 298H282Q268 248 200 248T118 298H72Z', { fill: PAPER, opacity: 0.55 }),
    litRect(frame(84, 300, 28, 16), 5, RUBBER),
    litRect(frame(288, 300, 28, 16), 5, RUBBER),
  ].join('')

/** A heavy battery with two poles. */
export const largeBattery = ({ tones, print }: Drawing): string =>
  [
    shadow(200, 322, 110),
    litRect(frame(120, 132, 34, 28), 6, '#b5533f'),
    litRect(frame(246, 132, 34, 28), 6, DARK_STEEL),
    litRect(frame(96, 152, 208, 168), 12, RUBBER),
    litRect(frame(96, 152, 208, 32), 10, tones.deep),
    rect(frame(116, 204, 168, 84), { rx: 8, fill: PAPER }),
    path('M140 246h26M153 233v26M234 246h26', {
      stroke: print.deep,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    path('M208 218L190 250H204L196 276L220 242H206Z', { fill: tones.deep }),
  ].join('')

/** Small batteries: a cell and two button cells. */
export const smallBatteries = ({ tones, pieces }: Drawing): string => {
  const cell = [
    litRect(frame(188, 112, 24, 16), 5, '#d5dee3', 'cyl'),
    litRect(frame(162, 124, 76, 196), 12, tones.deep, 'cyl'),
    rect(frame(162, 170, 76, 104), { fill: tones.mid }),
    path('M200 192v28M186 206h28', { stroke: '#fff', strokeWidth: 7, strokeLinecap: 'round' }),
    rect(frame(162, 124, 76, 196), { rx: 12, fill: 'url(#cyl)', opacity: 0.6 }),
  ]
  const at = (x: number) => group({ transform: `translate(${x} 0)` }, ...cell)
  return pieces === 1 ? shadow(200, 322, 52) + at(0) : shadow(200, 322, 106) + at(-48) + at(48)
}

/** Flat round cells: one, or several. */
export const buttonCells = ({ pieces }: Drawing): string =>
  [
    shadow(200, 322, pieces === 1 ? 70 : 106),
    ...(pieces === 1
      ? [[200, 242, 74]]
      : [
          [142, 262, 56],
          [262, 262, 56],
          [202, 176, 56],
        ]
    ).map(([cx = 0, cy = 0, r = 0]) =>
      group(
        {},
        circle(cx + 3, cy + 5, r, { fill: DARK_STEEL }),
        litCircle(cx, cy, r, '#d9e1e6'),
        circle(cx, cy, r * 0.72, {
          fill: 'none',
          stroke: DARK_STEEL,
          strokeOpacity: 0.5,
          strokeWidth: 3,
        }),
      ),
    ),
  ].join('')

/** A charger with its cables. */
export const charger = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 112),
    tube('M280 262Q340 260 334 310M120 262Q66 262 74 316', RUBBER, 8),
    litRect(frame(112, 190, 176, 128), 16, RUBBER),
    path('M132 212H268M132 230H268M132 248H268', {
      stroke: '#fff',
      strokeOpacity: 0.14,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    rect(frame(132, 266, 136, 36), { rx: 8, fill: tones.floor }),
    litCircle(154, 284, 8, '#5e9f6d'),
    litCircle(180, 284, 8, '#d9b34e'),
    path('M232 272l-10 14h12l-8 12', { fill: 'none', stroke: tones.deep, strokeWidth: 4 }),
  ].join('')

/** A stick on a small box. */
export const joystick = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 92),
    litPath(
      'M120 246Q124 232 140 232H260Q276 232 280 246L292 304Q292 320 276 320H124Q108 320 108 304Z',
      RUBBER,
    ),
    ellipse({ cx: 200, cy: 254, rx: 46, ry: 15 }, { fill: INK }),
    tube('M200 250V164', DARK_STEEL, 15),
    litPath('M168 128Q168 96 200 96T232 128L224 176H176Z', tones.deep),
    ...[140, 160].map((x) => circle(x, 292, 6, { fill: tones.mid })),
    rect(frame(220, 284, 52, 16), { rx: 6, fill: tones.floor }),
  ].join('')

/** A strap with its buckle. */
export const buckleStrap = ({ tones }: Drawing): string =>
  [
    shadow(200, 314, 122),
    litPath('M62 196Q150 232 188 226V266Q140 272 62 240Z', tones.deep),
    litPath('M338 196Q250 232 216 226V266Q260 272 338 240Z', tones.deep),
    path('M70 216Q150 250 188 246M330 216Q250 250 216 246', {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.3,
      strokeWidth: 3,
      strokeDasharray: '7 6',
    }),
    litRect(frame(166, 212, 68, 70), 12, RUBBER),
    rect(frame(182, 228, 36, 38), { rx: 7, fill: DARK_STEEL }),
    grip(frame(192, 236, 16, 22), 5),
  ].join('')
