import type { Settings } from '@mendwell/contract/shop/settings'
import { parseUsAddress } from '@mendwell/domain/places/us-address'
import type { Config } from '../../config/config.ts'
import type { Queryable } from '../../db/db.ts'
import { fieldError, invalidFields } from '../../ground/errors.ts'
import { getShopSettings } from './shop/shop.repository.ts'

/**
 * Labels for returns can only be bought with the provider's key, to an address that carriers can read.
 * @throws ShopError 422 at what is missing.
 */
export async function checkReturnLabels(
  db: Queryable,
  { easyPost }: Pick<Config, 'easyPost'>,
  { returnLabelRules, address }: Partial<Settings>,
): Promise<void> {
  if (!returnLabelRules?.buy && address === undefined) return
  const before = await getShopSettings(db)
  if (!(returnLabelRules ?? before.returnLabelRules).buy) return
  if (returnLabelRules && !easyPost)
    throw invalidFields([fieldError('returnLabelRules.buy', 'labelsNeedKey')])
  if (parseUsAddress(address ?? before.address)) return
  const field = address === undefined ? 'returnLabelRules.buy' : 'address'
  throw invalidFields([fieldError(field, 'labelsNeedAddress')])
}
