import type { ProductWire } from '@mendwell/contract/catalog/catalog'

/** Departments whose goods people buy for themselves and their families. */
const HOME = new Set([
  'InfantCare',
  'Baby Care',
  'Braces',
  'Breast Pump',
  'Diabetes',
  'INDOOR',
  'MOBILITY',
])
/**
 * Kinds of other departments: commodes, bath chairs, cushions, gloves, cast covers, heel boots, spacers, monitors,
 * thermometers, beds.
 */
const HOME_CATEGORIES = new Set([70, 71, 73, 78, 82, 83, 91, 120, 121, 130, 131, 132])
/** Pump parts, wheelchair parts, power chair controls, tube feeding: for equipment people already own. */
const PARTS = new Set([86, 103, 104, 147])

/** What may be recommended to any visitor: nothing for clinics and laboratories, no parts. */
export const isForHome = ({
  category,
  categoryId,
}: Pick<ProductWire, 'category' | 'categoryId'>): boolean =>
  (HOME.has(category) || HOME_CATEGORIES.has(categoryId)) && !PARTS.has(categoryId)
