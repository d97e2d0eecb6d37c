import { cartTexts } from './en/cart.ts'
import { checkoutTexts } from './en/checkout.ts'
import { deliveryTexts } from './en/delivery.ts'
import { orderTexts } from './en/orders.ts'
import { productTexts } from './en/product.ts'
import { returnTexts } from './en/returns.ts'
import { reviewTexts } from './en/review.ts'

/** The texts of all pages but the main home, the kitchen, those of an account and of one order: they come with the first of these pages. */
export const later = {
  ...productTexts,
  ...reviewTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...deliveryTexts,
  ...orderTexts,
  ...returnTexts,
}
