import type { Drawing } from './drawing.ts'
import type { Light } from './gradients.ts'
import { DARK_STEEL, INK, RUBBER } from './palette.ts'
import { circle, d, ellipse, type Frame, frame, group, path, rect } from './svg.ts'

const lightOf = (light: Light) => `url(#${light})`

/** A single-color form lit by the studio's light. */
export const litPath = (data: string, fill: string, light: Light = 'soft'): string =>
  path(data, { fill }) + path(data, { fill: lightOf(light) })

export const litRect = (box: Frame, rx: number, fill: string, light: Light = 'soft'): string =>
  rect(box, { rx, fill }) + rect(box, { rx, fill: lightOf(light) })

export const litCircle = (cx: number, cy: number, r: number, fill: string): string =>
  circle(cx, cy, r, { fill }) + circle(cx, cy, r, { fill: lightOf('soft') })

/** Contact shadow: a wide soft one and a tight dark one. */
export const shadow = (cx: number, y: number, rx: number): string =>
  ellipse(
    { cx: cx + 10, cy: y + 1, rx: rx * 1.22, ry: rx * 0.17 },
    { fill: 'url(#sh)', opacity: 0.55 },
  ) + ellipse({ cx: cx + 2, cy: y - 1, rx: rx * 0.98, ry: rx * 0.07 }, { fill: 'url(#sh)' })

/** A bent tube (frames of chairs, walkers, poles): dark edge, color, highlight. */
export function tube(data: string, color: string, width = 9): string {
  const highlight = `translate(${-width * 0.16} ${-width * 0.2})`
  return group(
    { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
    path(data, {
      stroke: INK,
      strokeOpacity: 0.28,
      strokeWidth: width,
      transform: 'translate(1.6 2)',
    }),
    path(data, { stroke: color, strokeWidth: width }),
    path(data, {
      stroke: '#fff',
      strokeOpacity: 0.42,
      strokeWidth: width * 0.26,
      transform: highlight,
    }),
  )
}

/** The outline of a thing that is not sold with the object and only shows where it belongs. */
export const neighbor = (data: string): string =>
  path(data, {
    fill: 'none',
    stroke: DARK_STEEL,
    strokeOpacity: 0.6,
    strokeWidth: 3,
    strokeDasharray: '9 7',
    strokeLinejoin: 'round',
  })

export interface PadStyle {
  radius: number
  color: string
  /** Degrees around its own center. */
  turn?: number
}

/** A padded block: seat, back rest, mattress, foot rest. */
export function pad(box: Frame, { radius, color, turn = 0 }: PadStyle): string {
  const { x, y, width, height } = box
  const padded = litRect(box, radius, color)
  if (turn === 0) return padded
  return group({ transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` }, padded)
}

/** A rubber part: arm rest, tip, handle. */
export const grip = (box: Frame, radius: number, turn = 0): string =>
  pad(box, { radius, color: RUBBER, turn })

export interface WheelStyle {
  hub: string
  spokes?: number
}

/** A wheel with tyre, rim and spokes. */
export function wheel(cx: number, cy: number, r: number, { hub, spokes = 10 }: WheelStyle): string {
  const spokeLines = Array.from({ length: spokes }, (_, index) => {
    const angle = (index * Math.PI * 2) / spokes
    const reach = r * 0.86
    return d`M${cx} ${cy}L${cx + Math.cos(angle) * reach} ${cy + Math.sin(angle) * reach}`
  }).join('')
  const gleam = d`M${cx - r + 3} ${cy}A${r - 3} ${r - 3} 0 0 1 ${cx} ${cy - r + 3}`
  return [
    circle(cx, cy, r, { fill: '#fff', fillOpacity: 0.28 }),
    path(spokeLines, { stroke: DARK_STEEL, strokeWidth: 1.6 }),
    circle(cx, cy, r - 3, { fill: 'none', stroke: RUBBER, strokeWidth: 7 }),
    circle(cx, cy, r - 9, { fill: 'none', stroke: '#dfe6ea', strokeWidth: 3 }),
    path(gleam, { fill: 'none', stroke: '#fff', strokeOpacity: 0.35, strokeWidth: 2 }),
    circle(cx, cy, Math.max(5, r * 0.13), { fill: hub }),
    circle(cx - 1, cy - 1, Math.max(2, r * 0.05), { fill: '#fff', fillOpacity: 0.6 }),
  ].join('')
}

/** The body of a device: a rounded shell with a lit rim. */
export function shell(box: Frame, radius: number, color = '#fbfcfd'): string {
  const { x, y, width, height } = box
  return [
    rect(frame(x + 5, y + 7, width, height), { rx: radius, fill: INK, opacity: 0.16 }),
    litRect(box, radius, color),
    rect(frame(x + 1, y + 1, width - 2, height - 2), {
      rx: radius - 1,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 2,
    }),
  ].join('')
}

/** A dark display with a slanting reflection. */
export function display({ tones }: Drawing, box: Frame): string {
  const { x, y, width, height } = box
  const right = x + width
  const reflection = d`M${x + width * 0.55} ${y}H${right - 9}Q${right} ${y} ${right} ${y + 9}V${y + height * 0.7}Z`
  return rect(box, { rx: 9, fill: tones.ink }) + path(reflection, { fill: '#fff', opacity: 0.08 })
}
