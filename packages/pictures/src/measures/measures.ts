import { d, frame, group, path, rect } from '../brush/svg.ts'
import {
  arm,
  calendar,
  foot,
  hand,
  head,
  leg,
  limb,
  person,
  roundEnd,
  scales,
  seated,
  torso,
} from './bodies.ts'

/** The pixel size of a measuring point's drawing. */
export const MEASURE_SIZE = { width: 480, height: 360 }

const TAPE = { stroke: '#0b6466', strokeWidth: 7, strokeLinecap: 'round', fill: 'none' } as const
const BEHIND = { ...TAPE, strokeWidth: 4, strokeDasharray: '1 11' } as const

interface Loop {
  left: number
  right: number
  y: number
  /** How much lower its right end lies. */
  slope?: number
}

/** A tape around something: solid in front, dotted behind. */
function loop({ left, right, y, slope = 0 }: Loop): string {
  const middle = (left + right) / 2
  const bow = (right - left) / 6
  return group(
    {},
    path(d`M${left} ${y}Q${middle} ${y + slope / 2 - bow} ${right} ${y + slope}`, BEHIND),
    path(d`M${left} ${y}Q${middle} ${y + slope / 2 + bow} ${right} ${y + slope}`, TAPE),
  )
}

/** A straight line from end to end, as along a ruler. */
const across = (left: number, right: number, y: number): string =>
  path(d`M${left} ${y}H${right}M${left} ${y - 14}V${y + 14}M${right} ${y - 14}V${y + 14}`, TAPE)

const upright = (x: number, top: number, bottom: number): string =>
  path(d`M${x} ${top}V${bottom}M${x - 14} ${top}H${x + 14}M${x - 14} ${bottom}H${x + 14}`, TAPE)

/** Named as in domain/fit/measures.ts. */
const MEASURES = {
  palm: () => hand() + across(186, 313, 236),
  knuckles: () => hand() + loop({ left: 184, right: 315, y: 204 }),
  wrist: () => arm() + loop({ left: 212, right: 258, y: 282 }),
  elbow: () => arm() + loop({ left: 192, right: 284, y: 172 }),
  upperArm: () => arm() + loop({ left: 189, right: 290, y: 84 }),
  chest: () => torso() + loop({ left: 151, right: 329, y: 134 }),
  waist: () => torso() + loop({ left: 166, right: 314, y: 198 }),
  hip: () => torso() + loop({ left: 147, right: 333, y: 272 }),
  hipWidth: () => seated() + across(152, 328, 216),
  thigh: () => leg() + loop({ left: 180, right: 302, y: 60 }),
  knee: () => leg() + loop({ left: 197, right: 282, y: 162 }),
  calf: () => leg() + loop({ left: 196, right: 291, y: 216 }),
  ankle: () => foot() + path('M174 282Q240 262 284 192', TAPE),
  shoeMen: () => foot() + across(172, 409, 328),
  shoeWomen: () => foot() + across(172, 409, 328),
  neck: () => head() + loop({ left: 206, right: 274, y: 200 }),
  limb: () => limb() + path('M250 92Q284 180 250 266', TAPE),
  diameter: () => roundEnd() + path('M270 134V230M258 134H282M258 230H282', TAPE),
  circumference: () => roundEnd() + path('M270 134Q296 182 270 230', TAPE),
  height: () => person(220, 336) + upright(330, 18, 336),
  weight: scales,
  age: calendar,
} satisfies Record<string, () => string>

export type MeasureName = keyof typeof MEASURES

export const isMeasureName = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name)

export const measureNames = (): MeasureName[] => Object.keys(MEASURES).filter(isMeasureName)

/** Where to place the tape; its text is next to it on the page. */
export function renderMeasure(name: MeasureName): string {
  const { width, height } = MEASURE_SIZE
  const ground = rect(frame(0, 0, width, height), { fill: '#f1f8f8' })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${MEASURES[name]()}</svg>`
}
