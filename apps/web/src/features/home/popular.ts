import type { ProductWire } from '@mendwell/contract/catalog'
import { popularProducts } from '../../api/catalog.ts'

/** Three rounds over the departments: enough for the cards, the banners and the bundle. */
const ASKED = 48

/** Departments of the kitchen side (Decisions §1); the medical home shows the others. */
const KITCHEN = new Set(['FOOD', 'MEAT', 'QURBANI'])

/** The question that the whole home page shares. */
export const popular = () => popularProducts(ASKED)

export const isMedical = ({ category }: Pick<ProductWire, 'category'>) => !KITCHEN.has(category)
