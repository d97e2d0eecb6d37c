import type { Drawing } from './brush/drawing.ts'
import { GRADIENTS } from './brush/gradients.ts'
import { stableHash } from './brush/hash.ts'
import {
  BRAND_PRINTS,
  departmentTones,
  INK,
  mixColours,
  type Print,
  STORE_PRINT,
  type Tones,
} from './brush/palette.ts'
import { pictogram } from './brush/pictograms.ts'
import { studio } from './brush/studio.ts'
import { escapeXml, group } from './brush/svg.ts'
import { choosePictogram } from './choice/choose-pictogram.ts'
import { chooseShape } from './choice/choose-shape.ts'
import { type PictureFacts, STORE_BRAND } from './facts/facts.ts'
import { packSize, shortBrand, shortTitle } from './facts/names.ts'
import { factsLabel } from './lettering/facts-label.ts'
import { canBeMirrored, isEquipment, SHAPES, type ShapeName } from './shapes/shapes.ts'

/** Part of every picture's hash: raise it when a drawing changes, and clients fetch anew. */
export const PICTURE_VERSION = 4

/**
 * pack: lists and first gallery picture; close: detail; facts: back label with the true codes;
 * cutout: the object without a backdrop; bare: only the object's markup, for scenes.
 */
export const PICTURE_VIEWS = ['pack', 'close', 'facts', 'cutout', 'bare'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Upholstery of the store brand's equipment: teal and the four cool brand colours. */
const STORE_UPHOLSTERY: readonly Print[] = [STORE_PRINT, ...[0, 5, 7, 8].flatMap(brandPrintAt)]

function brandPrintAt(index: number): Print[] {
  const print = BRAND_PRINTS[index]
  return print ? [print] : []
}

const brandPrint = (brand: string): Print =>
  BRAND_PRINTS[stableHash(brand) % BRAND_PRINTS.length] ?? STORE_PRINT

/** Equipment is dyed in a brand colour, two times out of three; else it keeps its department's. */
function upholstered(
  tones: Tones,
  print: Print,
  { own, variant }: { own: boolean; variant: number },
) {
  if (variant % 3 === 0) return tones
  const dye = own ? (STORE_UPHOLSTERY[(variant >>> 3) % STORE_UPHOLSTERY.length] ?? print) : print
  return { ...tones, mid: dye.mid, deep: dye.deep, ink: mixColours(dye.deep, INK, 0.5) }
}

/** Options for pictures that stand for more than one product. */
export interface PictureDress {
  print?: Print
  title?: string
  size?: string
  shape?: ShapeName
  /** Key in icons.json. */
  pictogram?: string
}

/** One product's facts as an SVG document (for `bare`: a fragment). Same facts, same picture. */
export function renderPicture(
  facts: PictureFacts,
  view: PictureView,
  dress: PictureDress = {},
): string {
  const variant = stableHash(String(facts.productId))
  const wall = departmentTones(facts.category)
  const shape = dress.shape ?? chooseShape(facts)
  const drawing = drawingOf(facts, { shape, variant }, dress)
  const name = facts.productName
  switch (view) {
    case 'bare':
      return standing(drawing, shape)
    case 'cutout':
      return document(standing(drawing, shape), name)
    case 'close': {
      const enlarged = group(
        { transform: 'translate(-170 -150) scale(1.75)' },
        standing(drawing, shape),
      )
      return document(studio(wall, variant + 64) + enlarged, `${name}, detail`)
    }
    case 'facts':
      return document(studio(wall, variant + 128) + factsLabel(drawing, facts), `${name}, facts`)
    case 'pack':
      return document(studio(wall, variant) + standing(drawing, shape), name)
  }
}

function drawingOf(
  facts: PictureFacts,
  { shape, variant }: { shape: ShapeName; variant: number },
  dress: PictureDress,
): Drawing {
  const own = !facts.brandName
  const brand = facts.brandName ? shortBrand(facts.brandName) : STORE_BRAND
  const print = dress.print ?? (own ? STORE_PRINT : brandPrint(brand))
  const icon = dress.pictogram ?? choosePictogram(facts)
  const tones = departmentTones(facts.category)
  const dyed = isEquipment(shape) && !dress.print
  return {
    tones: dyed ? upholstered(tones, print, { own, variant }) : tones,
    print,
    brand,
    title: dress.title ?? shortTitle(facts.productName, brand),
    size: dress.size ?? packSize(facts.unitName),
    variant,
    id: String(facts.productId),
    pictogram: (place) => pictogram(icon, place),
  }
}

/** The object at about 80 % of the frame, standing on the common line. */
function standing(drawing: Drawing, shape: ShapeName) {
  const mirrored = canBeMirrored(shape) && (drawing.variant >>> 5) % 3 === 0
  const mirror = mirrored ? ' scale(-1 1)' : ''
  const transform = `translate(200 330) scale(1.17)${mirror} translate(-200 -322)`
  return group({ transform }, SHAPES[shape](drawing))
}

function document(content: string, label: string) {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"'
  return `${head} aria-label="${escapeXml(label)}"><defs>${GRADIENTS}</defs>${content}</svg>`
}
