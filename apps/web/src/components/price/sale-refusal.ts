import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import {
  ANYBODY,
  type Buyer,
  type SaleRefusal,
  saleRefusal,
} from '@mendwell/domain/catalog/sale-class'
import type { CartLine } from '@mendwell/domain/orders/cart'
import { say, t } from '../../lib/words/texts.ts'

type Offered = Pick<ProductWire, 'saleClass' | 'rx' | 'quoteOnly' | 'onlinePrice'>

/** Why a buyer cannot order a product, or null if they can. */
export const refusalOf = (product: Offered, buyer: Buyer) =>
  saleRefusal({ ...product, price: product.onlinePrice }, buyer)

/** What is recommended (deals, popular products) can be bought by anyone. */
export const isForSale = (product: Offered): boolean => refusalOf(product, ANYBODY) === null

/** The reason in two or three words. */
export const refusalWords = (refusal: SaleRefusal): string => t(`shop.refused.${refusal}`)

/** Why a cart line is not counted; undefined if it is. */
export function whyNotSold({ gone, refusal }: Pick<CartLine, 'gone' | 'refusal'>) {
  if (refusal) return refusalWords(refusal)
  return gone ? say('productGone') : undefined
}
