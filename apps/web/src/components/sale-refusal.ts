import type { ProductWire } from '@mendwell/contract/catalog'
import type { CartLine } from '@mendwell/domain/cart'
import { type SaleRefusal, saleRefusal } from '@mendwell/domain/sale-class'
import { say, t } from '../lib/texts.ts'

type Offered = Pick<ProductWire, 'saleClass' | 'rx' | 'onlinePrice'>

/** Why a product cannot be ordered, or null where it can. */
export const refusalOf = ({ saleClass, rx, onlinePrice }: Offered) =>
  saleRefusal({ saleClass, rx, price: onlinePrice })

/** What is offered unasked (deals, popular goods) can be bought. */
export const isForSale = (product: Offered): boolean => refusalOf(product) === null

/** The reason in two or three words. */
export const refusalWords = (refusal: SaleRefusal): string => t(`shop.refused.${refusal}`)

/** Why a line of the cart counts nowhere; undefined where it counts. */
export function whyNotSold({ gone, refusal }: Pick<CartLine, 'gone' | 'refusal'>) {
  if (refusal) return refusalWords(refusal)
  return gone ? say('productGone') : undefined
}
