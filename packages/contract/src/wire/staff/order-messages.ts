/** Staff messages about customers, orders, returns, replacements, exchanges and discounts: a part of staffMessages. */
export const orderMessages = {
  mailNotAgain: 'This email cannot be sent again',
  customerHasPassword: 'This customer already has a password',
  customerGone: 'This customer was already merged or erased',
  confirmEmailDiffers: 'Type the email of the customer to confirm',
  customerHasOpenOrders: 'Finish the open orders and returns of this customer first',
  refundNotFailed: 'Only a refund that failed can be sent again',
  refundSentAgain: 'This refund has already been sent again',
  addressStays:
    'The address cannot be changed: the order is a pickup, has started to ship, or is closed',
  addressOtherState:
    'The country and state cannot be changed because tax and shipping were calculated for them',
  orderBeingPacked:
    'This order is being packed or has left, so it cannot be changed any more. You can return it once it has arrived.',
  pickupHasNoAddress: 'This order is collected in the store: it has no delivery address',
  cancellingRefunds: 'Cancelling this order issues a refund, and your role may not do that',
  orderHasLeft: 'This order has shipped in full, so it cannot be cancelled. Use a return instead.',
  returnRefunds: 'This issues a refund, and your role may not do that',
  changedRefundNone: 'Only a return for a refund has a refund to change',
  changedRefundRecalled: 'Recalled items are refunded in full',
  changedRefundClosed: 'This return is closed, so its refund stays as it is',
  changedRefundTooHigh: 'At most {amount}, as quoted to the customer',
  labelNothingToDo: 'There is nothing to do about the label of this return',
  changedRefundReason: 'Enter the reason. The customer reads it.',
  promotionNotSingle: 'This promotion has no codes that count once, or is over',
  singleCodesMany: 'A promotion has at most 100,000 codes that count once',
  promotionWithoutCodes: 'Make its codes before you start it',
  cardsFull: 'You have saved {count} cards, and no more fit. Remove one first.',
  cardNotSaved: 'Your bank did not confirm this card. It was not saved.',
  paymentUnderWay: 'A card payment for this order is in progress. Wait until it has finished.',
  editReasonRequired: 'Enter a reason',
  replacementEmpty: 'Choose at least one item to replace',
  replacementTooMany:
    'Only {left} of {name} can be replaced: what has shipped, less what was refunded, returned or replaced already',
  replacementClosed: '{name} is no longer sold to this customer. Refund it instead.',
  replacementStock: 'Only {left} of {name} are in stock. Replace fewer, or refund the rest.',
  replacementUnpaid: 'This order is not paid, so nothing of it has shipped',
  exchangeStock:
    'Only {left} of {name} are in stock. Wait until there are more, or decline the exchange.',
  exchangeTaxChanged:
    'The tax has changed since the customer was told what this exchange costs. Decline it and ask the customer to request it again.',
  exchangeUnpaid:
    'The customer has not paid the difference yet. Wait for the payment, or cancel the order of the exchange and issue a refund.',
  exchangeCancelled: 'The order of this exchange was cancelled. Issue a refund instead.',
  exchangeStands: 'Order {number} sends the other size. Cancel it first, then issue a refund.',
  heldForExchange:
    '{name} is on hold until the items that it is exchanged for are received. Receive the return first.',
  replacementStays:
    'This package replaces items of another order. To cancel it, please contact us.',
  replacementIsFree:
    'This is a replacement: it costs nothing and stays as it is. Cancel it instead.',
  exchangeIsAgreed:
    'This is an exchange at the price the customer agreed to, and stays as it is. Cancel it instead.',
  shipmentMeanwhile:
    'Another package of this order has shipped since. Please look at what is left.',
  discountTooMuch: 'You can take up to {most} off this order',
  discountOverPercent: 'You can take up to {most}% off an order',
  discountNotYours: 'Your role may not give discounts',
  discountPaid: 'This order is paid. Refund an amount instead of giving a discount.',
  editNothing: 'Change a quantity, add a product or give a discount first',
  editEmpties: 'An order keeps at least one item. Cancel the order instead.',
  editFree: 'The order would cost nothing. Cancel it instead, or change it another way.',
  editEnded:
    'This order can’t be edited any more: it has shipped, is cancelled or was refunded in full',
  editLimits: '{name}: between {least} and {most} are possible',
  editHeld: '{name} is on hold, so its quantity stays',
  editRefunds: 'This issues a refund or sets a price, and your role may not do that',
  editChanged: 'The order or its prices have changed meanwhile. Check the new sums and save again.',
  quoteLinesRequired: 'Add at least one product to ask for',
  quoteNotOpen: 'These prices can no longer be ordered. Ask us for a new quote.',
  quoteQuantity: 'Enter how many pieces you need, from 1 to 100,000',
  quoteAnswerRequired: 'Enter an answer for the customer',
  quoteClosed: 'This request is closed. Open it again to answer it.',
  quoteDay: 'Enter the last day of the prices, from today to a year from today',
  quotePrice: 'Enter a price above $0.00',
  quotePricesMissing: 'Enter a price for every product, or leave all of them empty',
  quoteTooManyPieces: 'One order cannot hold that many pieces. Answer in words, without prices.',
  quoteOrdered: 'An order was placed at these prices. Its prices no longer change.',
} as const
