import type { ProductWire } from '@mendwell/contract/catalog'

/** Departments of the kitchen side (Decisions §1); what is shown unasked is of the others. */
const KITCHEN = new Set(['FOOD', 'MEAT', 'QURBANI'])

export const isMedical = ({ category }: Pick<ProductWire, 'category'>) => !KITCHEN.has(category)
