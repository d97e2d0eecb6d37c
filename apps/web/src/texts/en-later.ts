import { cartTexts } from './en/cart.ts'
import { checkoutTexts } from './en/checkout.ts'
import { deliveryTexts } from './en/delivery.ts'
import { orderTexts } from './en/orders.ts'
import { productTexts } from './en/product.ts'
import { returnTexts } from './en/returns.ts'
import { reviewTexts } from './en/review.ts'

/** The texts of all pages except home, kitchen, account and single orders; loaded with the first of these pages. */
export const later = {
  ...productTexts,
  ...reviewTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...deliveryTexts,
  ...orderTexts,
  ...returnTexts,
}
