import { accountTextsEs } from './es/account.ts'
import { addressCheckTextsEs } from './es/address-check.ts'
import { addressTextsEs } from './es/addresses.ts'
import { articleBodiesEs } from './es/article-bodies.ts'
import { articleTextsEs } from './es/articles.ts'
import { axisWordsEs } from './es/axis-words.ts'
import { backInStockTextsEs } from './es/back-in-stock.ts'
import { cardWordsEs } from './es/card-words.ts'
import { cartTextsEs } from './es/cart.ts'
import { cartLinkTextsEs } from './es/cart-links.ts'
import { cartReminderTextsEs } from './es/cart-reminders.ts'
import { categoryWordsEs } from './es/category-words.ts'
import { checkoutTextsEs } from './es/checkout.ts'
import { commonTextsEs } from './es/common.ts'
import { compareTextsEs } from './es/compare.ts'
import { deliveryTextsEs } from './es/delivery.ts'
import { deviceTextsEs } from './es/devices.ts'
import { displayTextsEs } from './es/display.ts'
import { errorAdviceEs } from './es/error-advice.ts'
import { expiryTextsEs } from './es/expiry.ts'
import { factTextsEs } from './es/facts.ts'
import { fieldMessagesEs } from './es/field-messages.ts'
import { giftCardTextsEs } from './es/gift-cards.ts'
import { giftSaleTextsEs } from './es/gift-sales.ts'
import { handingOverTextsEs } from './es/handing-over.ts'
import { homeTextsEs } from './es/home.ts'
import { invoiceTextsEs } from './es/invoice.ts'
import { kitchenTextsEs } from './es/kitchen.ts'
import { listTextsEs } from './es/lists.ts'
import { messagesEs } from './es/messages.ts'
import { needTextsEs } from './es/needs.ts'
import { offerTextsEs } from './es/offers.ts'
import { orderRefusalTextsEs } from './es/order-refusals.ts'
import { orderTextsEs } from './es/orders.ts'
import { packTextsEs } from './es/packs.ts'
import { pageTextsEs } from './es/pages.ts'
import { paymentTextsEs } from './es/payment.ts'
import { pieceWordsEs } from './es/piece-words.ts'
import { priceTextsEs } from './es/prices.ts'
import { productTextsEs } from './es/product.ts'
import { questionTextsEs } from './es/questions.ts'
import { quickOrderTextsEs } from './es/quick-order.ts'
import { quoteTextsEs } from './es/quote.ts'
import { quoteListTextsEs } from './es/quote-list.ts'
import { recallTextsEs } from './es/recalls.ts'
import { returnTextsEs } from './es/returns.ts'
import { reviewTextsEs } from './es/review.ts'
import { reviewFormTextsEs } from './es/review-form.ts'
import { savedCardTextsEs } from './es/saved-cards.ts'
import { searchFeedbackTextsEs } from './es/search-feedback.ts'
import { searchNoteTextsEs } from './es/search-notes.ts'
import { shellTextsEs } from './es/shell.ts'
import { shopTextsEs } from './es/shop.ts'
import { sizingTextsEs } from './es/sizing.ts'
import { statusWordsEs } from './es/status-words.ts'
import { surchargeTextsEs } from './es/surcharges.ts'
import { thingsEs } from './es/things.ts'
import { walletTextsEs } from './es/wallets.ts'
import { wordsEs } from './es/words.ts'

/** Spanish for the United States, complete: a missing key is a type error. */
export const es: Record<string, string> = {
  ...commonTextsEs,
  ...displayTextsEs,
  ...shellTextsEs,
  ...homeTextsEs,
  ...articleTextsEs,
  ...articleBodiesEs,
  ...kitchenTextsEs,
  ...shopTextsEs,
  ...searchFeedbackTextsEs,
  ...searchNoteTextsEs,
  ...productTextsEs,
  ...reviewTextsEs,
  ...reviewFormTextsEs,
  ...cartTextsEs,
  ...cartLinkTextsEs,
  ...checkoutTextsEs,
  ...orderRefusalTextsEs,
  ...handingOverTextsEs,
  ...addressTextsEs,
  ...addressCheckTextsEs,
  ...savedCardTextsEs,
  ...walletTextsEs,
  ...deliveryTextsEs,
  ...paymentTextsEs,
  ...orderTextsEs,
  ...accountTextsEs,
  ...returnTextsEs,
  ...pageTextsEs,
  ...invoiceTextsEs,
  ...needTextsEs,
  ...sizingTextsEs,
  ...deviceTextsEs,
  ...expiryTextsEs,
  ...factTextsEs,
  ...packTextsEs,
  ...quickOrderTextsEs,
  ...compareTextsEs,
  ...surchargeTextsEs,
  ...listTextsEs,
  ...backInStockTextsEs,
  ...cartReminderTextsEs,
  ...questionTextsEs,
  ...recallTextsEs,
  ...priceTextsEs,
  ...quoteTextsEs,
  ...quoteListTextsEs,
  ...giftCardTextsEs,
  ...giftSaleTextsEs,
  ...offerTextsEs,
  ...errorAdviceEs,
  ...messagesEs,
  ...fieldMessagesEs,
  ...prefixed('word.', wordsEs),
  ...prefixed('word.', categoryWordsEs),
  ...prefixed('word.', cardWordsEs),
  ...prefixed('axis.', axisWordsEs),
  ...prefixed('piece.', pieceWords(0)),
  ...prefixed('pieces.', pieceWords(1)),
  ...prefixed('thing.', thingsEs),
  ...prefixed('status-word.', statusWordsEs),
}

function prefixed(prefix: string, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [prefix + word, text]))
}

/** One piece (0) or several (1). */
function pieceWords(number: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pieceWordsEs).map(([word, forms]) => [word, forms[number]]),
  )
}
