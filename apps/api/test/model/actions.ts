import fc from 'fast-check'
import { countActions } from './operations/counts.ts'
import { customerActions } from './operations/customers.ts'
import { editActions } from './operations/edits.ts'
import { exchangeActions } from './operations/exchanges.ts'
import { giftCardActions } from './operations/gift-cards.ts'
import { giftSaleActions } from './operations/gift-sales.ts'
import { lotActions } from './operations/lots.ts'
import { orderActions } from './operations/orders.ts'
import { packActions } from './operations/packs.ts'
import { parcelActions } from './operations/parcels.ts'
import { paymentActions } from './operations/payments.ts'
import { promotionActions } from './operations/promotions.ts'
import { purchaseActions } from './operations/purchases.ts'
import { returnActions } from './operations/returns.ts'
import { saleActions } from './operations/scheduled-sales.ts'

/**
 * One action of a shopper, the staff, the card provider or chance. Orders and payments are more frequent than others.
 */
export const anyAction = fc.oneof(
  { weight: 7, arbitrary: orderActions },
  { weight: 18, arbitrary: paymentActions },
  { weight: 4, arbitrary: giftCardActions },
  { weight: 4, arbitrary: editActions },
  { weight: 6, arbitrary: parcelActions },
  { weight: 5, arbitrary: returnActions },
  { weight: 5, arbitrary: giftSaleActions },
  { weight: 7, arbitrary: lotActions },
  { weight: 3, arbitrary: countActions },
  { weight: 4, arbitrary: exchangeActions },
  { weight: 2, arbitrary: purchaseActions },
  { weight: 2, arbitrary: packActions },
  { weight: 1, arbitrary: promotionActions },
  { weight: 1, arbitrary: saleActions },
  { weight: 5, arbitrary: customerActions },
)
export type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never
