/** The return rules, and the request form of an order. */
export const returnTexts = {
  'returns.refundDays': 'Refund within {days} days of delivery.',
  'returns.exchangeDays':
    'Exchange within {days} days, with a {percent} restoration fee and new shipping.',
  'returns.condition': 'The item must be in good condition.',
  'returns.unopened': 'The item must be unopened and in good condition.',
  'returns.bulk': 'Up to {max} of the same item.',
  'returns.saleFinal': 'Sale items are final.',
  'returns.shipping': 'Shipping cost is not refunded.',
  'returns.thisSale': 'This is a sale item: it can be neither returned nor exchanged.',
  'returns.thisHygiene': 'For hygiene reasons this product cannot be returned.',
  'returns.rules': 'Return details',
  'returns.policy': 'Return policy',
  'returns.how': 'How we worked this out',
  'returns.howGoods':
    '{name}: {quantity} of the {bought} pieces you bought for {paid}. That is {goods}, and {tax} of their tax.',
  'returns.howLeft': 'Earlier refunds are taken into account.',
  'returns.howShares':
    'All amounts come from your invoice, so together they add up to exactly what you paid.',
  'returns.howShipping': 'Shipping and handling is not refunded.',
  'returns.howFee': 'Restoration fee of {name}: {percent} of {worth} is {fee}.',
  'returns.howParcel': 'One new parcel, by the value of its goods: {fee}.',
  'returns.next': 'What happens next',
  'returns.nextMail': 'We email you a return number.',
  'returns.nextWait': 'Please wait for our reply before you send anything.',
  'returns.nextParcel': 'Write the return number on the package.',
  'returns.nextRefund': 'Once it is here, we refund you the way you paid.',
  'returns.nextReplacement': 'Once it is here, we send the replacement.',
  'returns.nextExchange':
    'Once we approve it, we set the other size aside. We send it when your package is here and any difference is paid.',
  'exchange.sizeOf': 'Size instead of {name}',
  'exchange.size': '{label}, {price}',
  'exchange.noSizes': 'No other size of {name} is in stock. Please ask for a refund instead.',
  'exchange.line': '{quantity} × {wanted} instead of {name}',
  'exchange.tax': 'Tax on the difference',
  'exchange.due': 'You pay',
  'exchange.back': 'You get back',
  'exchange.fee':
    'What you paid counts toward the other size, less the restoration fee ({percent}, {fee}).',
  'exchange.fineDue':
    'You pay nothing now. If there is a difference, we email you a link to pay it.',
  'exchange.fineBack': 'The money goes back to the card you paid with, once your package is here.',
  'exchange.wanted': 'You get instead',
  'exchange.amount': 'What the exchange costs',
  'returns.ask': 'Refund or replacement',
}
