import type { Drawing } from './brush/drawing.ts'
import { GRADIENTS } from './brush/gradients.ts'
import { stableHash } from './brush/hash.ts'
import {
  BRAND_PRINTS,
  departmentTones,
  INK,
  mixColors,
  type Print,
  STORE_PRINT,
  type Tones,
} from './brush/palette.ts'
import { pictogram } from './brush/pictograms.ts'
import { studio } from './brush/studio.ts'
import { escapeXml, frame, group, rect } from './brush/svg.ts'
import { choosePictogram } from './choice/choose-pictogram.ts'
import { chooseShape, containerOf, isContainer, isFood } from './choice/choose-shape.ts'
import { lineColor, namedColor } from './facts/colors.ts'
import { type PictureFacts, STORE_BRAND } from './facts/facts.ts'
import { LONG_TITLE_CHARACTERS, shortBrand, shortTitle } from './facts/names.ts'
import { packSize, proportionOf, rollWidthOf, soldPieces } from './facts/pieces.ts'
import { factsLabel } from './lettering/facts-label.ts'
import { textLine, widthOfLine } from './lettering/text-outlines.ts'
import {
  canBeMirrored,
  hasSides,
  isDyed,
  isEquipment,
  isPrinted,
  neutralDye,
  SHAPES,
  type ShapeName,
  showsPieces,
} from './shapes/shapes.ts'

/** Part of every picture's hash: increase it when a drawing changes, so that clients refetch. */
export const PICTURE_VERSION = 14

/**
 * pack: lists and first gallery picture; close: detail; facts: back label with the true codes; cutout: the object
 * without a backdrop; bare: only the object's markup, for scenes.
 */
export const PICTURE_VIEWS = ['pack', 'close', 'facts', 'cutout', 'bare'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Upholstery of the store brand's equipment: teal and the four cool brand colors. */
const STORE_UPHOLSTERY: readonly Print[] = [STORE_PRINT, ...[0, 5, 7, 8].flatMap(brandPrintAt)]

function brandPrintAt(index: number): Print[] {
  const print = BRAND_PRINTS[index]
  return print ? [print] : []
}

const brandPrint = (brand: string): Print =>
  BRAND_PRINTS[stableHash(brand) % BRAND_PRINTS.length] ?? STORE_PRINT

/** Two out of three devices take a brand color; the others keep their department's. */
function upholstered(
  tones: Tones,
  print: Print,
  { own, variant }: { own: boolean; variant: number },
) {
  if (variant % 3 === 0) return tones
  const dye = own ? (STORE_UPHOLSTERY[(variant >>> 3) % STORE_UPHOLSTERY.length] ?? print) : print
  return { ...tones, mid: dye.mid, deep: dye.deep, ink: mixColors(dye.deep, INK, 0.5) }
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
      return document(
        studio(wall, variant) + standing(drawing, shape) + countTag(drawing, shape),
        name,
      )
  }
}

/** Other makers' product names in records without a maker: the store's name on them would be false. */
const OTHERS_NAME = /\b(mum-mum|juice treats|portagen)\b/i

function drawingOf(
  facts: PictureFacts,
  { shape, variant }: { shape: ShapeName; variant: number },
  dress: PictureDress,
): Drawing {
  const own = !facts.brandName && !OTHERS_NAME.test(facts.productName)
  const brand = facts.brandName ? shortBrand(facts.brandName) : own ? STORE_BRAND : ''
  const print = dress.print ?? (own ? STORE_PRINT : brandPrint(brand))
  const icon = dress.pictogram ?? choosePictogram(facts)
  const tones = departmentTones(facts.category)
  const dyed = isEquipment(shape) && !dress.print
  const cloth = dyed ? upholstered(tones, print, { own, variant }) : tones
  const dye = isDyed(shape) ? namedColor(facts) : null
  const worn = dye ?? neutralDye(shape)
  return {
    tones: worn ? { ...cloth, ...worn, ink: mixColors(worn.deep, INK, 0.5) } : cloth,
    print,
    brand,
    title: dress.title ?? shortTitle(facts.productName, brand),
    longTitle: dress.title ?? shortTitle(facts.productName, brand, LONG_TITLE_CHARACTERS),
    size: dress.size ?? sizeOn(shape, facts),
    pieces: soldPieces(facts),
    proportion: proportionOf(facts.productName),
    rollWidth: rollWidthOf(facts.productName),
    dye,
    line: lineColor(facts),
    side: hasSides(shape) ? sideOf(facts.productName) : null,
    namesASide: NAMED_SIDE.test(facts.productName),
    variant,
    id: String(facts.productId),
    pictogram: (place) => pictogram(icon, place),
  }
}

/** The printed pack size; none if the record names a container other than the one drawn. */
function sizeOn(shape: ShapeName, facts: PictureFacts) {
  const container = containerOf(facts.unitName)
  if (container && container !== shape && containerOf(shape)) return ''
  const size = packSize({ ...facts, isFood: isFood(facts) })
  // On a tube belongs what it holds, if that is known.
  return size === '1 piece' && isContainer(shape) ? '' : size
}

/** The inner side of the right knee is drawn like the outer side of the left one. */
const sideOf = (productName: string) =>
  /, left\b(?! medial)|, right medial\b/i.test(productName)
    ? 'left'
    : /, right\b|, left medial\b/i.test(productName)
      ? 'right'
      : null

/** A name that tells left from right: turned around, its object would be the other one. */
const NAMED_SIDE = /\b(left|right|medial|lateral)\b/i

/** Two pieces drawn as one. */
const PAIR = { scale: 0.66, apart: 76 }

/** The object once per piece sold, up to two: for more, a single one is drawn. */
function pieces(drawing: Drawing, shape: ShapeName) {
  const draw = SHAPES[shape]
  if (drawing.pieces !== 2 || !isEquipment(shape) || showsPieces(shape)) return draw(drawing)
  const beside = (side: 1 | -1) => {
    const middle = 200 + side * PAIR.apart
    const transform = `translate(${middle} 322) scale(${PAIR.scale}) translate(-200 -322)`
    return group({ transform }, draw({ ...drawing, id: `${drawing.id}p${side}` }))
  }
  return beside(-1) + beside(1)
}

/** "Pack of 30" in the corner of a picture whose object has no print. */
function countTag(drawing: Drawing, shape: ShapeName) {
  if (!isEquipment(shape) || isPrinted(shape) || (drawing.pieces ?? 1) <= 2) return ''
  const size = 17
  const width = widthOfLine(drawing.size, size) + 26
  const place = frame(388 - width, 354, width, 32)
  return (
    rect(place, { rx: 16, fill: '#fff', stroke: INK, strokeOpacity: 0.12, strokeWidth: 1.5 }) +
    textLine(drawing.size, 388 - width / 2, 376, { size, fill: INK, anchor: 'middle' })
  )
}

/** The object at about 80 % of the frame, standing on the common baseline. */
function standing(drawing: Drawing, shape: ShapeName) {
  // Seen from the front, the wearer's left is on the right; seen from the side, the left one's toes are on the left.
  const mirrored = drawing.side
    ? drawing.side === 'right'
    : !drawing.namesASide && canBeMirrored(shape) && (drawing.variant >>> 5) % 3 === 0
  const mirror = mirrored ? ' scale(-1 1)' : ''
  const transform = `translate(200 330) scale(1.17)${mirror} translate(-200 -322)`
  return group({ transform }, pieces(drawing, shape))
}

function document(content: string, label: string) {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"'
  return `${head} aria-label="${escapeXml(label)}"><defs>${GRADIENTS}</defs>${content}</svg>`
}
