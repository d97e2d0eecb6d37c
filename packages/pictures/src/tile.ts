import { departmentTones } from './brush/palette.ts'
import { chooseTileShape } from './choice/choose-shape.ts'
import { factsOf } from './facts/facts.ts'
import { renderPicture } from './picture.ts'

export interface TileFacts {
  categoryId: number
  /** Department name. */
  category: string
  subCategory: string
}

/**
 * A category's tile: its usual object, printed with the category's name in the department's colors, so that the tiles
 * of one department look related.
 */
export function renderTile({ categoryId, category, subCategory }: TileFacts): string {
  const { wall, mid, deep } = departmentTones(category)
  const facts = factsOf({ productId: categoryId, productName: subCategory, categoryId, category })
  const dress = {
    print: { deep, mid, pale: wall },
    title: subCategory,
    size: sentenceCase(category),
    shape: chooseTileShape(facts),
    pictogram: String(categoryId),
  }
  return renderPicture(facts, 'pack', dress)
}

/** Some department names are in capitals; on a pack that would shout. */
const sentenceCase = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name
