import type { Drawing } from '../brush/drawing.ts'
import { INK, PAPER } from '../brush/palette.ts'
import { litRect, shadow } from '../brush/parts.ts'
import { clipPath, type Frame, frame, group, path } from '../brush/svg.ts'
import { packFace } from '../lettering/pack-face.ts'

interface Wrapped {
  outline: string
  /** What of the outline lies beside the face. */
  edges?: string
  face: Frame
  margin: number
  /** How rounded the pack looks. */
  roundness?: number
}

/** A printed face clipped to the outline of a tube or pouch. */
function wrapped(
  drawing: Drawing,
  { outline, edges = '', face, margin, roundness }: Wrapped,
  ...more: string[]
) {
  const id = `b${drawing.id}`
  return (
    clipPath(id, path(outline)) +
    group(
      { clipPath: `url(#${id})` },
      path(edges, { fill: groundOf(drawing) }),
      packFace(drawing, face, margin),
      path(outline, { fill: 'url(#cyl)', opacity: roundness }),
      ...more,
    )
  )
}

/** The color above the bands of the printed face. */
const groundOf = ({ print, variant }: Drawing) =>
  [PAPER, print.deep, PAPER, print.pale][variant % 4] ?? PAPER

export function tubePack(drawing: Drawing): string {
  const { print, variant } = drawing
  const outline = 'M124 86H276L246 276H154Z'
  const crimp = variant % 4 === 1 ? print.deep : '#f4f7f8'
  return [
    shadow(200, 322, 62),
    wrapped(drawing, { outline, edges: outline, face: frame(138, 96, 124, 182), margin: 18 }),
    path('M120 78H280V102H120Z', { fill: crimp }),
    path('M120 84H280M120 90H280M120 96H280', {
      stroke: INK,
      strokeOpacity: 0.1,
      strokeWidth: 1.5,
    }),
    litRect(frame(160, 274, 80, 46), 6, print.deep, 'cyl'),
  ].join('')
}

/** Pillow pack with crimped ends. */
export function pillowPack(drawing: Drawing): string {
  const outline =
    'M104 152Q152 138 200 142T296 152Q306 218 296 306Q248 322 200 318T104 306Q94 226 104 152Z'
  const ends = 'M92 146l12 6V306l-12 8Q86 230 92 146ZM308 146l-12 6V306l12 8Q314 230 308 146Z'
  return [
    shadow(200, 320, 116),
    path(ends, { fill: drawing.print.mid }),
    wrapped(
      drawing,
      { outline, face: frame(98, 136, 204, 186), margin: 22, roundness: 0.6 },
      path('M112 158Q200 140 288 158Q200 152 112 158Z', { fill: '#fff', opacity: 0.8 }),
    ),
  ].join('')
}

/** A stand-up pouch with a zipper at the top. */
export function standUpPouch(drawing: Drawing): string {
  const outline = 'M122 104H278L286 318Q200 330 114 318Z'
  return [
    shadow(200, 322, 92),
    wrapped(drawing, { outline, face: frame(114, 112, 172, 216), margin: 20, roundness: 0.7 }),
    path('M122 90H278V114H122Z', { fill: drawing.print.deep }),
    path('M122 101H278', { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.5 }),
    path('M114 318Q200 300 286 318Q200 330 114 318Z', { fill: INK, opacity: 0.14 }),
  ].join('')
}
