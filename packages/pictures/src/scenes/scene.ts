import { GRADIENTS } from '../brush/gradients.ts'
import { INK } from '../brush/palette.ts'
import { d, ellipse, frame, group, linearGradient, path, rect, stop } from '../brush/svg.ts'
import type { PictureFacts } from '../facts/facts.ts'
import { renderPicture } from '../picture.ts'

/** A round stand; x and y are the left end of its top. */
export interface Plinth {
  x: number
  y: number
  width: number
  height: number
}

/** A product on the stage: its base is at x, y. */
export interface Prop {
  facts: PictureFacts
  x: number
  y: number
  scale: number
}

export interface Scene {
  width: number
  height: number
  /** null: transparent, the page's own background shows. */
  wall: string | null
  plinthTop: string
  plinthFront: string
  backdrop: string
  plinths: readonly Plinth[]
  props: readonly Prop[]
  foreground?: string
}

/** A staged group of products on plinths, for heroes, articles and banners. */
export function renderStage(scene: Scene): string {
  const { width, height, wall } = scene
  const shade = linearGradient(
    { id: 'pf', x2: 0, y2: 1 },
    stop(0, '#fff', 0.25),
    stop(1, INK, 0.08),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs>${GRADIENTS}${shade}</defs>`,
    wall ? rect(frame(0, 0, width, height), { fill: wall }) : '',
    scene.backdrop,
    ...scene.plinths.map((plinth) => renderPlinth(plinth, scene)),
    ...scene.props.map(renderProp),
    scene.foreground ?? '',
    '</svg>',
  ].join('')
}

function renderPlinth({ x, y, width, height }: Plinth, { plinthTop, plinthFront }: Scene) {
  const rx = width / 2
  const ry = width * 0.09
  const column = d`M${x} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + width} ${y + height}V${y}Z`
  return [
    path(column, { fill: plinthFront }),
    path(column, { fill: 'url(#cyl)', opacity: 0.55 }),
    ellipse({ cx: x + rx, cy: y, rx, ry }, { fill: plinthTop }),
  ].join('')
}

function renderProp({ facts, x, y, scale }: Prop) {
  const transform = `translate(${x - 200 * scale} ${y - 330 * scale}) scale(${scale})`
  return group({ transform }, renderPicture(facts, 'bare'))
}
