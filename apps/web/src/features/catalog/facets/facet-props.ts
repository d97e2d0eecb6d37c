import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import type * as z from 'zod/mini'
import type { ShopViewControls } from '../view/use-shop-view.ts'

export type FacetsWire = z.input<typeof ProductPage>['facets']

export interface FacetProps {
  view: ShopViewControls
  /** Missing until the first list has loaded. */
  facets: FacetsWire | undefined
  /** Products that pass all filters; missing until then too. */
  total: number | undefined
}
