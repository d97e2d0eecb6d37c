import type { PictureFacts } from './facts.ts'
import { type Condition, firstThatHolds } from './rules.ts'
import { SHAPE_RULES, TILE_SHAPES } from './shape-rules.ts'
import type { ShapeName } from './shapes.ts'

/** Where the unit of sale names a container, the picture shows that container. */
const CONTAINERS: readonly (Condition & { shape: ShapeName })[] = [
  { unit: /\b(can|tin)\b/i, shape: 'tin' },
  { unit: /bottle/i, shape: 'bottle' },
  { unit: /\bjar\b/i, shape: 'jar' },
]

/** Which object stands in the picture; a carton where nothing is known. */
export const chooseShape = (facts: PictureFacts): ShapeName =>
  firstThatHolds([...CONTAINERS, ...(SHAPE_RULES[facts.categoryId] ?? [])], facts)?.shape ??
  'carton'

/** Which object stands for a whole category. */
export const chooseTileShape = (facts: PictureFacts): ShapeName =>
  TILE_SHAPES[facts.categoryId] ?? chooseShape(facts)
