import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, STEEL } from '../../brush/palette.ts'
import { litCircle, litPath, litRect, pad, shadow, tube } from '../../brush/parts.ts'
import { circle, d, ellipse, frame, group, path, rect } from '../../brush/svg.ts'

const at = (x: number, y: number, turn: number, ...parts: string[]) =>
  group({ transform: d`translate(${x} ${y}) rotate(${turn})` }, ...parts)
const handle = (color: string) => [
  litRect(frame(-10, -66, 20, 132), 9, color),
  path('M-10 -46H10M-10 -36H10M-10 36H10M-10 46H10', {
    stroke: INK,
    strokeOpacity: 0.25,
    strokeWidth: 3,
  }),
]

/** A double-ended hand instrument; two if more than one is sold. */
export const handInstrument = ({ tones, pieces }: Drawing): string => {
  const one = (x: number, color: string) =>
    at(
      x,
      214,
      44,
      ...handle(color),
      litPath('M-5 -64L-3 -98Q0 -116 20 -124Q6 -112 4 -98L5 -64Z', STEEL),
      litPath('M5 64L3 98Q0 116 -20 124Q-6 112 -4 98L-5 64Z', STEEL),
    )
  return [
    shadow(200, 318, 116),
    ...(pieces === 1 ? [one(200, tones.mid)] : [one(158, STEEL), one(252, tones.mid)]),
  ].join('')
}

/** A hand instrument with one working end. */
export const singleEndedInstrument = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 116),
    at(
      196,
      226,
      44,
      litRect(frame(-10, -56, 20, 162), 9, tones.mid),
      path('M-10 -36H10M-10 -26H10M-10 76H10M-10 86H10', {
        stroke: INK,
        strokeOpacity: 0.25,
        strokeWidth: 3,
      }),
      litPath('M-5 -54L-3 -92Q0 -112 20 -120Q6 -108 4 -92L5 -54Z', STEEL),
    ),
  ].join('')

/** A round mirror on a handle. */
export const mouthMirror = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 110),
    at(
      206,
      226,
      40,
      litRect(frame(-9, -44, 18, 132), 8, tones.mid),
      tube('M0 -44V-86', STEEL, 6),
      litCircle(0, -116, 36, STEEL),
      circle(0, -116, 29, { fill: '#dcebf1' }),
      path('M-16 -106L10 -136M-4 -98L18 -124', {
        stroke: '#fff',
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')

/** A blade that goes on as the shank of the other side's ring. */
const scissorArm = (color: string) =>
  litPath('M-4 20L-2 -128Q0 -140 7 -130L12 16Q4 24 -4 20Z', color) +
  tube('M4 8C2 40 -24 56 -32 93', color, 9) +
  circle(-38, 114, 22, { fill: 'none', stroke: color, strokeWidth: 9 })

/** Scissors with two rings. */
export const scissors = (): string =>
  [
    shadow(200, 318, 106),
    at(
      210,
      176,
      28,
      group({ transform: 'scale(-1 1) rotate(3 0 8)' }, scissorArm('#d2dae0')),
      group({ transform: 'rotate(3 0 8)' }, scissorArm(STEEL)),
      circle(0, 8, 6, { fill: DARK_STEEL }),
    ),
  ].join('')

/** Two arms with rings, a lock and jaws. */
export const clampForceps = (): string =>
  [
    shadow(200, 318, 106),
    at(
      190,
      180,
      -26,
      litPath('M-7 -20L-12 -130Q-6 -138 -2 -130L4 -20Z', STEEL),
      litPath('M7 -20L12 -130Q6 -138 2 -130L-4 -20Z', '#d2dae0'),
      tube('M-3 -16L30 104M3 -16L-30 104', STEEL, 9),
      tube('M-18 72H18', STEEL, 6),
      circle(-35, 116, 22, { fill: 'none', stroke: STEEL, strokeWidth: 9 }),
      circle(35, 116, 22, { fill: 'none', stroke: STEEL, strokeWidth: 9 }),
      circle(0, -16, 6, { fill: DARK_STEEL }),
    ),
  ].join('')

const bur = (head: string) => [
  litRect(frame(-7, -10, 14, 116), 4, STEEL, 'cyl'),
  litRect(frame(-9, -24, 18, 22), 4, STEEL),
  litPath(head, DARK_STEEL),
]

/** A small rotary tool; with different heads if several are sold. */
export const burs = ({ pieces }: Drawing): string => {
  const taper = at(200, 212, 0, ...bur('M-5 -24L-10 -84Q0 -104 10 -84L5 -24Z'))
  if (pieces === 1) return shadow(200, 318, 40) + taper
  return [
    shadow(200, 318, 106),
    at(130, 212, 0, ...bur('M-5 -24L-12 -58A14 14 0 1 1 12 -58L5 -24Z')),
    taper,
    at(270, 212, 0, ...bur('M-5 -24L-15 -62L0 -76L15 -62L5 -24Z')),
  ].join('')
}

/** A spiral drill. */
export const drillBit = (): string =>
  [
    shadow(200, 318, 96),
    at(
      200,
      210,
      32,
      litRect(frame(-12, 36, 24, 82), 5, DARK_STEEL),
      litRect(frame(-14, 22, 28, 18), 4, STEEL),
      litPath('M-11 22V-96L0 -120L11 -96V22Z', STEEL),
      path('M-11 10L11 -12M-11 -12L11 -34M-11 -34L11 -56M-11 -56L11 -78M-11 -78L11 -100', {
        stroke: INK,
        strokeOpacity: 0.4,
        strokeWidth: 5,
      }),
    ),
  ].join('')

const threads = (from: number, count: number, half: number) =>
  path(
    Array.from(
      { length: count },
      (_, at_) => d`M${-half} ${from + at_ * 14}L${half} ${from + 6 + at_ * 14}`,
    ).join(''),
    { stroke: INK, strokeOpacity: 0.35, strokeWidth: 4 },
  )

/** A threaded post. */
export const threadedImplant = ({ tones }: Drawing): string =>
  [
    shadow(200, 318, 62),
    at(
      200,
      200,
      12,
      litPath('M-30 -88H30L26 96Q0 124 -26 96Z', STEEL, 'cyl'),
      threads(-62, 11, 32),
      litRect(frame(-34, -112, 68, 30), 6, tones.mid, 'cyl'),
      ellipse({ cx: 0, cy: -112, rx: 22, ry: 6 }, { fill: DARK_STEEL }),
    ),
  ].join('')

/** Screws with a cross in the head. */
export const screws = ({ tones, pieces }: Drawing): string => {
  const one = (x: number, y: number, [turn, scale]: [number, number]) =>
    group(
      { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
      litPath('M-13 -60L-11 76L0 102L11 76L13 -60Z', STEEL, 'cyl'),
      threads(-40, 9, 18),
      litPath('M-34 -84Q0 -104 34 -84L22 -56H-22Z', tones.mid),
      path('M-12 -86H12', { stroke: INK, strokeOpacity: 0.5, strokeWidth: 6 }),
    )
  if (pieces === 1) return shadow(206, 318, 70) + one(196, 210, [14, 1.1])
  return [shadow(200, 318, 100), one(142, 214, [-14, 0.95]), one(252, 214, [18, 0.95])].join('')
}

/** A curved needle with its thread on a card. */
export const suture = ({ dye }: Drawing): string =>
  [
    shadow(200, 320, 106),
    litRect(frame(104, 118, 192, 200), 10, PAPER),
    rect(frame(104, 118, 192, 32), { rx: 10, fill: DARK_STEEL }),
    path('M152 284C110 240 150 180 214 190S282 250 240 276S176 262 186 236S232 216 240 238', {
      fill: 'none',
      stroke: dye?.deep ?? '#a7a79c',
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
    path('M152 284Q176 304 214 296Q256 286 268 246', {
      fill: 'none',
      stroke: STEEL,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    path('M268 246L262 262', { stroke: DARK_STEEL, strokeWidth: 4, strokeLinecap: 'round' }),
  ].join('')

/** A metal tray with holes, empty. */
export const instrumentTray = ({ dye }: Drawing): string => {
  const holes = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 9 }, (_, column) =>
        circle(106 + column * 23.5, 204 + row * 40, 5, { fill: INK, opacity: 0.24 }),
      ),
    )
    .join('')
  return [
    shadow(200, 320, 132),
    litPath(
      'M66 180Q68 164 84 164H316Q332 164 334 180L342 300Q342 318 324 318H76Q58 318 58 300Z',
      STEEL,
    ),
    rect(frame(80, 182, 240, 122), { rx: 10, fill: '#dbe3e8' }),
    holes,
    pad(frame(180, 150, 40, 16), { radius: 6, color: dye?.deep ?? DARK_STEEL }),
  ].join('')
}
