import { shapeOf } from './drawings.ts'
import type { PictureFacts } from './facts.ts'
import type { ShapeName } from './shapes.ts'

/** Where the unit of sale names a container, the picture shows that container. */
const CONTAINERS: readonly [RegExp, ShapeName][] = [
  [/\b(can|tin)\b/i, 'tin'],
  [/bottle/i, 'bottle'],
  [/\bjar\b/i, 'jar'],
]
/** Departments whose goods come in no box. */
const FURNITURE = new Set(['Chair', 'Hospital furniture', 'MOBILITY'])
const FOOD = new Set(['FOOD', 'Infantcare'])

/** What a name takes away from, or adds to, the usual object of its kind. */
const TRAITS: Partial<Record<ShapeName, readonly [RegExp, ShapeName][]>> = {
  wheelchair: [
    [/without (foot|leg)[ -]?rest/i, 'wheelchairBare'],
    [/pediatric|child/i, 'childWheelchair'],
    [/\breclin/i, 'recliningWheelchair'],
  ],
  walker: [[/rollator/i, 'rollator']],
}

/** Which object stands in the picture: the kind's, or a plain pack that says no more than that something is sold. */
export function chooseShape(facts: PictureFacts): ShapeName {
  const drawn = facts.drawing === null ? undefined : shapeOf(facts.drawing)
  if (!drawn) return plainPack(facts)
  const trait = TRAITS[drawn]?.find(([says]) => says.test(facts.productName))
  return trait?.[1] ?? drawn
}

/** Whether the picture shows the thing itself, and not a plain pack. */
export const isDrawn = ({ drawing }: Pick<PictureFacts, 'drawing'>): boolean =>
  drawing !== null && shapeOf(drawing) !== undefined

function plainPack({ unitName, category, sterile }: PictureFacts): ShapeName {
  const container = CONTAINERS.find(([says]) => says.test(unitName))
  if (container) return container[1]
  if (FOOD.has(category)) return 'standup'
  if (FURNITURE.has(category)) return 'plate'
  if (sterile && unitName === 'each') return 'peel'
  return unitName === 'each' ? 'slim' : 'carton'
}
