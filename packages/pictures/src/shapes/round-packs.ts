import type { Drawing } from '../brush/drawing.ts'
import { litPath, litRect, shadow } from '../brush/parts.ts'
import { clipPath, d, frame, group, path, rect } from '../brush/svg.ts'
import { packFace } from '../lettering/pack-face.ts'

const BASE = 318
const LID_WHITE = '#f4f7f8'

interface RoundPack {
  width: number
  height: number
  /** Corner radius of the shoulders. */
  shoulder?: number
  /** Height of the lower rim, on which nothing is printed. */
  rim?: number
}

interface Lid {
  height: number
  /** Share of the body's width. */
  share: number
  fill: string
}

/** The shaded body of a round container. */
function body(drawing: Drawing, { width, height, shoulder = 10, rim = 0 }: RoundPack) {
  const x = 200 - width / 2
  const right = x + width
  const y = BASE - height
  const bulge = width * 0.07
  const top = d`M${x} ${y + shoulder}Q${x} ${y} ${x + shoulder} ${y}H${right - shoulder}`
  const flank = d`Q${right} ${y} ${right} ${y + shoulder}V${BASE - 4}`
  const outline = top + flank + d`Q200 ${BASE + bulge * 2} ${x} ${BASE - 4}Z`
  const id = `b${drawing.id}`
  return [
    shadow(200, BASE + 4, width * 0.6),
    clipPath(id, path(outline)),
    group(
      { clipPath: `url(#${id})` },
      rim > 0 ? rect(frame(x, y, width, height + bulge * 2), { fill: drawing.print.deep }) : '',
      packFace(drawing, frame(x, y, width, height + bulge - rim), 14, bulge),
      rect(frame(x, y, width, height + bulge * 2), { fill: 'url(#cyl)' }),
    ),
  ].join('')
}

/** A lid for a body of the same dimensions. */
function lidOn({ width, height: bodyHeight }: RoundPack, { height, share, fill }: Lid) {
  const y = BASE - bodyHeight
  const lidWidth = width * share
  const x = 200 - lidWidth / 2
  const right = x + lidWidth
  const top = y - height
  const rim = d`M${x} ${top + 6}Q${x} ${top} ${x + 6} ${top}H${right - 6}Q${right} ${top} ${right} ${top + 6}`
  return litPath(rim + d`V${y + 2}Q200 ${y + width * 0.07} ${x} ${y + 2}Z`, fill, 'cyl')
}

export function tin(drawing: Drawing): string {
  const size = { width: 164, height: 190, shoulder: 3 }
  const fill = drawing.variant & 8 ? drawing.print.mid : LID_WHITE
  return body(drawing, size) + lidOn(size, { height: 22, share: 1.03, fill })
}

const CAN_RIMS = 'M118 130H282V142H118ZM118 312Q200 334 282 312V320Q200 342 118 320Z'

/** A steel can of food: rims above and below, no lid to screw. */
export function foodCan(drawing: Drawing): string {
  return [
    shadow(200, BASE + 4, 98),
    body(drawing, { width: 160, height: 178, shoulder: 3, rim: 9 }),
    litPath(CAN_RIMS, '#b9c4cc', 'cyl'),
    path('M118 134H282', { stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 2 }),
  ].join('')
}

/** A cup of yogurt or a dip: wider above, with a flat lid. */
export function tub(drawing: Drawing): string {
  const outline = 'M104 182H296L276 306Q274 320 258 320H142Q126 320 124 306Z'
  const id = `b${drawing.id}`
  return [
    shadow(200, 322, 92),
    clipPath(id, path(outline)),
    group(
      { clipPath: `url(#${id})` },
      path(outline, { fill: LID_WHITE }),
      packFace(drawing, frame(128, 188, 144, 126), 14),
      path(outline, { fill: 'url(#cyl)' }),
    ),
    litRect(frame(96, 166, 208, 20), 8, LID_WHITE, 'cyl'),
  ].join('')
}

export function jar(drawing: Drawing): string {
  const size = { width: 168, height: 128, shoulder: 22 }
  return body(drawing, size) + lidOn(size, { height: 34, share: 0.86, fill: drawing.print.mid })
}

export const bottle = (drawing: Drawing): string =>
  [
    body(drawing, { width: 132, height: 176, shoulder: 34 }),
    litRect(frame(176, 120, 48, 26), 0, '#eef2f4', 'cyl'),
    litRect(frame(170, 92, 60, 36), 6, drawing.print.deep, 'cyl'),
  ].join('')

const PUMP_HEAD = 'M156 84Q154 72 170 72H222Q232 72 232 82V94H180Q176 94 172 100L160 98Z'

export const pumpBottle = (drawing: Drawing): string =>
  [
    path('M194 128V92', { stroke: '#c4ced5', strokeWidth: 13 }),
    litPath(PUMP_HEAD, drawing.print.deep),
    body(drawing, { width: 128, height: 168, shoulder: 30 }),
    litRect(frame(172, 124, 56, 30), 6, '#f1f5f6', 'cyl'),
  ].join('')

const DROPPER_CAP = 'M177 140L184 94Q185 84 195 84H205Q215 84 216 94L223 140Z'

/** A squeeze bottle for drops under its screw cap. */
export const dropperBottle = (drawing: Drawing): string =>
  [
    body(drawing, { width: 136, height: 158, shoulder: 34 }),
    litRect(frame(182, 134, 36, 28), 3, '#eef2f4', 'cyl'),
    litPath(DROPPER_CAP, drawing.print.deep, 'cyl'),
    path('M188 98L184 136M196 96L194 136M204 96L206 136M212 98L216 136', {
      stroke: '#fff',
      strokeOpacity: 0.28,
      strokeWidth: 2,
    }),
  ].join('')

/** A bottle with a nozzle for the nostril, above a rest for two fingers. */
export const nasalSpray = (drawing: Drawing): string =>
  [
    body(drawing, { width: 104, height: 150, shoulder: 26 }),
    litPath('M190 142L194 72Q200 62 206 72L210 142Z', '#f4f7f8', 'cyl'),
    litRect(frame(158, 138, 84, 13), 6, '#f4f7f8', 'cyl'),
    litRect(frame(176, 150, 48, 26), 5, drawing.print.deep, 'cyl'),
  ].join('')

const NOZZLE = 'M178 126V92Q178 78 190 78H212Q222 78 222 92V126Z'

/** A bottle with a fine spray head. */
export const sprayBottle = (drawing: Drawing): string =>
  [
    body(drawing, { width: 132, height: 168, shoulder: 38 }),
    litRect(frame(168, 122, 64, 32), 6, drawing.print.deep, 'cyl'),
    litPath(NOZZLE, '#eef2f4', 'cyl'),
    litRect(frame(160, 92, 22, 14), 4, drawing.print.deep),
  ].join('')
