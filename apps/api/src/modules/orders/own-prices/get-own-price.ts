import type { Cents } from '@mendwell/domain/money/money'
import { cartUnitPrice, type PriceStep } from '@mendwell/domain/money/pricing'
import { priceSteps } from '@mendwell/domain/prices/price-tiers'
import { underTimedSale } from '@mendwell/domain/prices/scheduled-sales'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { buyerOf } from '../../clinics/buyer-of.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findSellable } from '../pricing/sellable.repository.ts'

interface OwnPriceQuery {
  productId: number
  custId: number
}

/**
 * A customer's quantity prices for a product, by the rule of every quote; in cents.
 * @throws ShopError 404 for a product that is not sold.
 */
export async function getOwnPrice(
  db: Queryable,
  { productId, custId }: OwnPriceQuery,
): Promise<{ onlinePrice: Cents; steps: PriceStep[] }> {
  const [product] = await findSellable(db, [productId])
  if (!product) throw notFound('Product')
  const { onlineDiscount } = await getShopSettings(db)
  const { groups } = await buyerOf(db, custId)
  const priced = underTimedSale(product, product.timedSaleCents)
  return {
    onlinePrice: cartUnitPrice(priced, onlineDiscount),
    steps: priceSteps(priced, product.tiers, { groups, onlineDiscount }),
  }
}
