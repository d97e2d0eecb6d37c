import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { t } from '../../lib/texts.ts'

interface Brand {
  brandId: number
  brandName: string
}

/** The name of a brand, the store brand's too, which is in no list; undefined where it is unknown or not loaded yet. */
export const brandNameIn = (
  brands: readonly Brand[] | undefined,
  id: number,
): string | undefined =>
  id === STORE_BRAND_ID
    ? t('shell.mendwell')
    : brands?.find(({ brandId }) => brandId === id)?.brandName
