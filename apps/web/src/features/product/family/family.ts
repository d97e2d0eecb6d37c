import type { ProductFamilyWire } from '@mendwell/contract/catalog/families'
import type { familyChoices } from '@mendwell/domain/catalog/families'

export type Family = NonNullable<ProductFamilyWire['family']>

type Axis = ReturnType<typeof familyChoices<Family['members'][number]>>[number]

/** What the choices of an axis need. */
export interface AxisProps {
  axis: Axis
  family: Family
  /** The selected member. */
  current: Family['members'][number]
  /** Whether prices differ between members: then each choice shows its own. */
  hasPrices: boolean
  /** Whether stock matters: what is sold by quote is obtained on request. */
  hasStock: boolean
}
