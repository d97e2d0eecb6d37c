import type { Drawing } from '../brush/drawing.ts'
import { INK, PAPER } from '../brush/palette.ts'
import { litPath, shadow } from '../brush/parts.ts'
import { d, ellipse, frame, group, path, rect } from '../brush/svg.ts'
import { LONG_NAME, packFace } from '../lettering/pack-face.ts'

const GROUND = 322

interface CartonSize {
  width: number
  height: number
  depth?: number
}

/** One of the sizes, chosen by the product; a long name gets the roomy one. */
function sizeOf(
  drawing: Drawing,
  sizes: readonly [CartonSize, ...CartonSize[]],
  roomy: CartonSize,
) {
  if (drawing.longTitle.length > LONG_NAME) return roomy
  return sizes[(drawing.variant >>> 3) % sizes.length] ?? sizes[0]
}

/** Carton in slight perspective: front, side, lid. */
function box(drawing: Drawing, { width, height, depth = 34 }: CartonSize) {
  const { print, variant } = drawing
  const direction = variant & 4 ? -1 : 1
  const dx = direction * depth
  const dy = -depth * 0.5
  const x = 200 - width / 2 - dx / 2
  const y = GROUND - height
  const edge = direction > 0 ? x + width : x
  const layout = variant % 4
  const sideColor = layout === 1 ? print.deep : layout === 3 ? print.pale : '#f1f5f6'
  const side = d`M${edge} ${y}l${dx} ${dy}v${height}L${edge} ${GROUND}Z`
  const lid = d`M${x} ${y}l${dx} ${dy}h${width}L${x + width} ${y}Z`
  const band = d`M${edge} ${GROUND - height * 0.27}l${dx} ${dy}V${GROUND + dy}L${edge} ${GROUND}Z`
  const front = frame(x, y, width, height)
  return [
    shadow(204, GROUND, width * 0.62),
    path(side, { fill: sideColor }),
    layout === 0 ? path(band, { fill: print.deep }) : '',
    path(side, { fill: INK, opacity: 0.2 }),
    path(lid, { fill: sideColor }),
    path(lid, { fill: '#fff', opacity: 0.45 }),
    path(d`M${x + width * 0.44} ${y}l${dx} ${dy}`, {
      stroke: INK,
      strokeOpacity: 0.12,
      strokeWidth: 1.2,
    }),
    packFace({ ...drawing, title: drawing.longTitle }, front),
    rect(front, { fill: 'url(#sheen)' }),
  ].join('')
}

export const carton = (drawing: Drawing): string =>
  box(
    drawing,
    sizeOf(
      drawing,
      [
        { width: 176, height: 206 },
        { width: 150, height: 226 },
        { width: 196, height: 176 },
        { width: 164, height: 196 },
      ],
      { width: 206, height: 206 },
    ),
  )

export const slimCarton = (drawing: Drawing): string =>
  box(
    drawing,
    sizeOf(
      drawing,
      [
        { width: 214, height: 142, depth: 24 },
        { width: 196, height: 158, depth: 24 },
        { width: 226, height: 128, depth: 24 },
      ],
      { width: 232, height: 172, depth: 24 },
    ),
  )

const PLEATED_MASK = 'M-50 2Q-54 -40 -40 -52Q0 -66 40 -52Q54 -40 50 2Q0 16 -50 2Z'
const MASK_PLEATS = 'M-48 -34Q0 -46 48 -34M-51 -20Q0 -31 51 -20M-51 -6Q0 -16 51 -6'
const MASK_LOOPS = 'M-42 -46Q-72 -36 -50 -8M42 -46Q72 -36 50 -8'
const GLOVE =
  'M-38 2C-44 -26 -30 -34 -26 -52C-23 -64 -12 -60 -12 -48C-8 -66 6 -66 6 -50C12 -62 24 -58 20 -42' +
  'C32 -46 36 -36 28 -22C24 -12 34 -4 36 2Q0 14 -38 2Z'
const GLOVE_FOLDS = 'M-12 -46Q-14 -26 -8 -14M6 -48Q2 -26 6 -14'

/** What most gloves and masks have, if the name gives no color. */
const PALE_BLUE = '#b5d0e4'

/** Wide box with a slot, from which a glove or a pleated mask sticks out. */
function dispenser(drawing: Drawing, { mask }: { mask: boolean }): string {
  const height = 138
  const cx = 200 + (drawing.variant & 4 ? -3 : 3)
  const loops = path(MASK_LOOPS, { fill: 'none', stroke: PAPER, strokeWidth: 3.5 })
  return [
    box(drawing, { width: 222, height, depth: 50 }),
    group(
      { transform: `translate(${cx} ${GROUND - height - 13})` },
      ellipse({ cx: 0, cy: 0, rx: 64, ry: 8.5 }, { fill: INK, opacity: 0.5 }),
      mask ? loops : '',
      litPath(mask ? PLEATED_MASK : GLOVE, drawing.dye?.mid ?? PALE_BLUE),
      path(mask ? MASK_PLEATS : GLOVE_FOLDS, {
        fill: 'none',
        stroke: INK,
        strokeOpacity: 0.2,
        strokeWidth: 2,
        strokeLinecap: 'round',
      }),
    ),
  ].join('')
}

export const gloveBox = (drawing: Drawing): string => dispenser(drawing, { mask: false })
export const maskBox = (drawing: Drawing): string => dispenser(drawing, { mask: true })

/** A milk carton with a gable top and a cap. */
export function milkCarton(drawing: Drawing): string {
  const { print } = drawing
  const front = frame(136, 158, 112, 164)
  return [
    shadow(206, 322, 86),
    path('M248 158L284 144V308L248 322Z', { fill: '#f1f5f6' }),
    path('M248 158L284 144V308L248 322Z', { fill: INK, opacity: 0.16 }),
    litPath('M136 158L156 106H260L248 158Z', print.mid),
    path('M260 106L284 144L248 158Z', { fill: print.deep }),
    litPath('M152 84H262V108H152Z', '#f7fafb'),
    litPath('M178 132q18 -10 36 0v14q-18 8 -36 0Z', print.deep),
    packFace(drawing, front, 10),
    rect(front, { fill: 'url(#sheen)' }),
  ].join('')
}
