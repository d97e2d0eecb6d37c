import type { Drawing } from '../brush/drawing.ts'
import { DARK_STEEL, INK, PAPER, QUIET_INK } from '../brush/palette.ts'
import { display, litCircle, litPath, litRect, shadow, shell, tube } from '../brush/parts.ts'
import type { PictogramPlace } from '../brush/pictograms.ts'
import { circle, d, frame, group, path, rect } from '../brush/svg.ts'
import { textBlock, textLine } from '../lettering/text-outlines.ts'

const HOSE_RIGHT = 'M306 268C356 268 352 196 330 178S300 140 326 118'
const HOSE_LEFT = 'M94 268C44 268 48 196 70 178S100 140 74 118'

/** Bench-top device: shell, display, keys, hose. */
export function benchConsole(drawing: Drawing): string {
  const { tones, print, brand, variant } = drawing
  const round = { strokeLinecap: 'round' } as const
  return [
    shadow(200, 322, 124),
    tube(variant & 4 ? HOSE_RIGHT : HOSE_LEFT, tones.mid, 10),
    path('M112 306h176l8 15h-192Z', { fill: '#c9d3d9' }),
    shell(frame(92, 138, 216, 172), 26),
    display(drawing, frame(110, 156, 136, 104)),
    drawing.pictogram({ x: 144, y: 174, size: 68, color: tones.floor }),
    litCircle(277, 182, 17, tones.floor),
    path('M277 172v9', { stroke: tones.ink, strokeWidth: 3, ...round }),
    rect(frame(262, 212, 30, 14), { rx: 7, fill: tones.deep }),
    rect(frame(262, 234, 30, 14), { rx: 7, fill: '#d5dee3' }),
    textLine(brand.toUpperCase(), 112, 288, {
      size: 12,
      weight: 700,
      fill: QUIET_INK,
      maxWidth: 120,
    }),
    path('M262 284h30', { stroke: print.mid, strokeWidth: 5, ...round }),
  ].join('')
}

/** A meter that says its result: a loudspeaker in place of the drop. */
export const talkingMeter = (drawing: Drawing): string =>
  meter({ ...drawing, pictogram: (place) => loudspeaker(place) })

const loudspeaker = ({ x, y, size, color }: PictogramPlace) => {
  const line = { fill: 'none', stroke: color, strokeWidth: 2, strokeLinecap: 'round' }
  return group(
    { transform: d`translate(${x} ${y}) scale(${size / 24})` },
    path('M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z', { fill: color }),
    path('M15 9Q17 12 15 15M17.5 6.5Q21.5 12 17.5 17.5', line),
  )
}

/** Hand-held device in white, or in the color of its name; without a strip, which is sold apart. */
export function meter(drawing: Drawing): string {
  const { tones, brand, dye, variant } = drawing
  const tilt = variant & 4 ? 5 : -5
  const dark = dye !== null
  const cross = dark ? tones.deep : '#fff'
  return (
    shadow(200, 322, 66) +
    group(
      { transform: `rotate(${tilt} 200 320)` },
      shell(frame(138, 88, 124, 230), 44, dark ? tones.deep : '#fbfcfd'),
      display(drawing, frame(153, 116, 94, 96)),
      drawing.pictogram({ x: 169, y: 133, size: 62, color: tones.floor }),
      litCircle(200, 254, 25, dark ? '#fff' : tones.mid),
      path('M192 254h16M200 246v16', { stroke: cross, strokeWidth: 4, strokeLinecap: 'round' }),
      textLine(brand.toUpperCase(), 200, 302, {
        size: 10,
        weight: 700,
        fill: dark ? '#fff' : QUIET_INK,
        maxWidth: 84,
        anchor: 'middle',
      }),
    )
  )
}

const CYLINDER = 'M148 138Q148 100 200 100T252 138V312Q252 322 242 322H158Q148 322 148 312Z'

/** The color of oxygen cylinders in the US (CGA C-9), whatever the maker's own. */
const OXYGEN_GREEN = '#3f8a5a'

/** Oxygen cylinder with a gauge. */
export function gasCylinder(drawing: Drawing): string {
  const { tones, brand, title } = drawing
  const needle = { stroke: tones.ink, strokeWidth: 3, strokeLinecap: 'round' } as const
  return [
    shadow(200, 322, 58),
    litPath(CYLINDER, OXYGEN_GREEN, 'cyl'),
    rect(frame(186, 84, 28, 20), { fill: DARK_STEEL }),
    rect(frame(174, 66, 52, 22), { rx: 5, fill: '#dfe6ea' }),
    circle(246, 78, 19, { fill: '#fff', stroke: DARK_STEEL, strokeWidth: 4 }),
    path('M246 78l7-8', needle),
    rect(frame(148, 176, 104, 94), { fill: PAPER }),
    drawing.pictogram({ x: 184, y: 140, size: 32, color: '#fff' }),
    textLine(brand.toUpperCase(), 160, 198, {
      size: 10,
      weight: 700,
      fill: OXYGEN_GREEN,
      maxWidth: 84,
    }),
    textBlock(title, 160, 214, { size: 13, fill: INK, maxWidth: 84, lines: 4 }),
    rect(frame(148, 176, 104, 94), { fill: 'url(#cyl)', opacity: 0.8 }),
  ].join('')
}

const PUMP_JAR =
  'M104 226Q104 216 114 216H176Q186 216 186 226V302Q186 320 168 320H122Q104 320 104 302Z'
const PUMP_FLANGE = 'M128 194V166L98 112Q92 100 104 96Q146 86 162 122L168 194Z'
const PUMP_FLANGE_RIM = 'M98 112Q92 100 104 96Q140 90 154 112Q116 96 98 112Z'

export function breastPump(drawing: Drawing): string {
  const { tones } = drawing
  const marks = { stroke: tones.deep, strokeWidth: 2.4, strokeLinecap: 'round', opacity: 0.6 }
  return [
    shadow(206, 322, 112),
    tube('M150 168C176 108 262 116 268 190', '#e7edf0', 8),
    shell(frame(216, 186, 110, 132), 38),
    display(drawing, frame(234, 206, 74, 50)),
    textLine('2.4', 271, 240, { size: 24, weight: 700, fill: tones.floor, anchor: 'middle' }),
    circle(271, 286, 15, { fill: tones.mid }),
    path(PUMP_JAR, { fill: '#fff', opacity: 0.92 }),
    path(PUMP_JAR, { fill: 'url(#cyl)' }),
    path('M114 236h12M114 252h18M114 268h12M114 284h18', marks),
    litRect(frame(108, 192, 74, 28), 7, tones.deep, 'cyl'),
    litPath(PUMP_FLANGE, '#fbfcfd'),
    path(PUMP_FLANGE_RIM, { fill: tones.floor }),
  ].join('')
}

const MILK_BOTTLE =
  'M-42 -146Q-42 -166 -26 -168H26Q42 -166 42 -146V-16Q42 0 26 0H-26Q-42 0 -42 -16Z'
const TEAT = 'M-22 -196Q-22 -218 -8 -222Q-8 -238 0 -238T8 -222Q22 -218 22 -196Z'

/** A small and a large feeding bottle. */
export function milkBottles({ tones, print }: Drawing): string {
  const marks = { stroke: tones.deep, strokeWidth: 2.6, strokeLinecap: 'round' } as const
  const bottle = (cx: number, scale: number) => [
    shadow(cx, 322, 44 * scale),
    group(
      { transform: `translate(${cx} 322) scale(${scale})` },
      path(MILK_BOTTLE, { fill: '#fff', opacity: 0.94 }),
      path(MILK_BOTTLE, { fill: 'url(#cyl)' }),
      path('M-32 -136h14M-32 -112h22M-32 -88h14M-32 -64h22M-32 -40h14', marks),
      litRect(frame(-34, -196, 68, 30), 7, print.deep, 'cyl'),
      path(TEAT, { fill: tones.mid }),
    ),
  ]
  return [...bottle(146, 0.86), ...bottle(252, 1)].join('')
}
