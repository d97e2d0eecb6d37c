import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'

interface Brand {
  brandId: number
  brandName: string
  formerIds: readonly number[]
}

/** The name of a brand, including the store brand, which is in no list; undefined if unknown or not loaded yet. */
export const brandNameIn = (
  brands: readonly Brand[] | undefined,
  id: number,
  shopName: string,
): string | undefined =>
  id === STORE_BRAND_ID
    ? shopName
    : brands?.find(({ brandId, formerIds }) => brandId === id || formerIds.includes(id))?.brandName
