import type { Drawing } from '../../brush/drawing.ts'
import { DARK_STEEL, PALE_STEEL, PAPER, RUBBER, STEEL } from '../../brush/palette.ts'
import { grip, litCircle, litPath, litRect, pad, shadow, tube, wheel } from '../../brush/parts.ts'
import { d, frame, path } from '../../brush/svg.ts'
import { textLine } from '../../lettering/text-outlines.ts'

/** Head part raised, one thickness from head to foot. */
const BED_MATTRESS = 'M98 190L116 170L206 230H304V258H196Z'

/** A bed with its mattress and a side rail: no pillow or blanket, which are sold apart. */
const bedWith = ({ tones }: Drawing, ...gear: string[]) =>
  [
    shadow(200, 322, 136),
    ...gear,
    tube('M88 176V304M312 206V304', STEEL),
    pad(frame(76, 158, 20, 108), { radius: 9, color: tones.deep }),
    pad(frame(304, 198, 18, 72), { radius: 8, color: tones.deep }),
    tube('M92 270H308', DARK_STEEL, 10),
    tube('M104 204L188 262', DARK_STEEL, 8),
    litPath(BED_MATTRESS, PAPER),
    path(BED_MATTRESS, { fill: 'none', stroke: DARK_STEEL, strokeOpacity: 0.5, strokeWidth: 2 }),
    path('M98 190L196 258H304', { fill: 'none', stroke: tones.mid, strokeWidth: 4 }),
    tube('M170 270V212Q170 204 178 204H272Q280 204 280 212V270M170 236H280', STEEL, 7),
    wheel(94, 308, 14, { hub: tones.mid, spokes: 5 }),
    wheel(306, 308, 14, { hub: tones.mid, spokes: 5 }),
  ].join('')

/** Between the frame and a bar near the floor. */
const LIFTING = [
  tube('M96 304H304', PALE_STEEL, 8),
  tube('M136 272L178 302M264 272L222 302', PALE_STEEL, 7),
]
/** At the foot end, one beside the other. */
const crank = (x: number, y: number) => [
  tube(d`M310 ${y}H${x}V${y + 16}`, DARK_STEEL, 5),
  grip(frame(x - 4, y + 13, 18, 8), 4),
]
const CRANKS = [...crank(346, 274), ...crank(332, 284)]

/** A motor and its hand control. */
const motor = ({ tones }: Drawing) => [
  tube('M294 262C298 300 262 298 226 286', RUBBER, 3),
  litRect(frame(174, 274, 56, 18), 6, RUBBER),
  litRect(frame(284, 224, 20, 40), 7, tones.ink),
]

/** What moves it is not shown. */
export const hospitalBed = (drawing: Drawing): string => bedWith(drawing)

/** Of fixed height: cranks raise head and legs. */
export const crankBed = (drawing: Drawing): string => bedWith(drawing, ...CRANKS)

/** Of variable height, all by cranks. */
export const hiLoBed = (drawing: Drawing): string => bedWith(drawing, ...LIFTING, ...CRANKS)

/** A motor for head and legs, a crank for the height. */
export const semiElectricBed = (drawing: Drawing): string =>
  bedWith(drawing, ...LIFTING, ...crank(340, 276)) + motor(drawing).join('')

export const electricBed = (drawing: Drawing): string =>
  bedWith(drawing, ...LIFTING) + motor(drawing).join('')

export function mattress({ tones, brand }: Drawing): string {
  const stitches = Array.from({ length: 9 }, (_, index) => d`M${92 + index * 27} 242v18`)
  return [
    shadow(200, 322, 148),
    pad(frame(62, 232, 276, 86), { radius: 20, color: PAPER }),
    path('M62 270H338V298Q338 318 318 318H82Q62 318 62 298Z', { fill: tones.mid }),
    path('M64 270H336', { stroke: '#fff', strokeWidth: 3 }),
    path(stitches.join(''), {
      stroke: tones.deep,
      strokeOpacity: 0.25,
      strokeWidth: 3,
      strokeLinecap: 'round',
    }),
    textLine(brand.toUpperCase(), 200, 300, {
      size: 13,
      weight: 700,
      fill: '#fff',
      anchor: 'middle',
      maxWidth: 180,
    }),
  ].join('')
}

export const overbedTable = ({ tones }: Drawing): string =>
  [
    shadow(196, 322, 112),
    tube('M262 132V306', STEEL, 13),
    tube('M112 312H284', DARK_STEEL, 10),
    tube('M262 240V306', tones.deep, 17),
    pad(frame(86, 118, 204, 16), { radius: 7, color: tones.deep }),
    pad(frame(86, 112, 204, 10), { radius: 5, color: tones.floor }),
    wheel(116, 312, 11, { hub: tones.mid, spokes: 4 }),
    wheel(282, 312, 11, { hub: tones.mid, spokes: 4 }),
  ].join('')

const SLING = 'M106 156Q94 240 136 250T168 156Q136 176 106 156Z'

const liftWith = ({ tones }: Drawing, ...gear: string[]) =>
  [
    shadow(200, 322, 118),
    tube('M252 304V110', tones.deep, 15),
    tube('M256 116Q196 72 136 112', tones.deep, 13),
    tube('M252 226L199 94', STEEL, 7),
    tube('M252 226L222 151', DARK_STEEL, 14),
    litCircle(252, 226, 10, DARK_STEEL),
    litCircle(199, 94, 9, DARK_STEEL),
    ...gear,
    tube('M136 112V140', DARK_STEEL, 6),
    tube('M104 152Q136 132 168 152', RUBBER, 8),
    litPath(SLING, tones.floor),
    tube('M110 308H280', STEEL, 11),
    tube('M252 170H298', RUBBER),
    wheel(112, 310, 12, { hub: tones.mid, spokes: 4 }),
    wheel(278, 310, 12, { hub: tones.mid, spokes: 4 }),
  ].join('')

/** Pumped by hand. */
export const patientLift = (drawing: Drawing): string =>
  liftWith(
    drawing,
    tube('M252 252L290 238', DARK_STEEL, 7),
    pad(frame(282, 230, 34, 11), { radius: 5, color: RUBBER, turn: -20 }),
  )

/** With a battery box and a hand control. */
export const electricLift = (drawing: Drawing): string =>
  liftWith(
    drawing,
    tube('M290 218C292 250 306 262 284 266', RUBBER, 3),
    litRect(frame(242, 242, 46, 46), 7, RUBBER),
    litCircle(276, 254, 4, '#5e9f6d'),
    litRect(frame(280, 176, 20, 44), 7, drawing.tones.ink),
  )

export const trapezeBar = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 112),
    tube('M272 312V116Q272 88 244 88H142', STEEL, 12),
    tube('M196 312H292M236 312L270 220', DARK_STEEL, 10),
    tube('M160 88V150', DARK_STEEL, 5),
    path('M160 148L126 206H194Z', {
      fill: 'none',
      stroke: tones.deep,
      strokeWidth: 9,
      strokeLinejoin: 'round',
    }),
    grip(frame(118, 200, 84, 14), 7),
  ].join('')

/** A pole with four hooks and nothing on them. */
export const infusionPole = ({ tones }: Drawing): string =>
  [
    shadow(200, 322, 92),
    tube('M200 306V92', STEEL),
    tube('M200 250V306', tones.deep, 13),
    tube('M150 106Q150 92 164 92H236Q250 92 250 106', STEEL, 7),
    tube('M176 104V94M224 104V94', STEEL, 6),
    tube('M200 300L140 314M200 300L260 314', DARK_STEEL),
    grip(frame(190, 196, 20, 18), 6),
    ...[138, 262, 200].map((cx) => wheel(cx, 314, 9, { hub: tones.mid, spokes: 4 })),
  ].join('')
