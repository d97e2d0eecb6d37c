import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'

interface Brand {
  brandId: number
  brandName: string
  formerIds: readonly number[]
}

/** The name of a brand, the store brand's too, which is in no list; undefined where it is unknown or not loaded yet. */
export const brandNameIn = (
  brands: readonly Brand[] | undefined,
  id: number,
  shopName: string,
): string | undefined =>
  id === STORE_BRAND_ID
    ? shopName
    : brands?.find(({ brandId, formerIds }) => brandId === id || formerIds.includes(id))?.brandName
