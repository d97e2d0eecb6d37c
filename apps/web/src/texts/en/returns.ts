/** The return rules, and the request form of an order. */
export const returnTexts = {
  'returns.refundDays': 'Refund within {days} days of the order.',
  'returns.exchangeDays':
    'Exchange within {days} days, with a {percent} restoration fee and new shipping.',
  'returns.condition': 'The item must be in good condition.',
  'returns.unopened': 'The item must be unopened and in good condition.',
  'returns.bulk': 'At most {max} pieces of an item.',
  'returns.saleFinal': 'Sale items are final.',
  'returns.shipping': 'Shipping cost is not refunded.',
  'returns.thisSale': 'This is a sale item: it can be neither returned nor exchanged.',
  'returns.thisHygiene': 'For hygiene reasons this product cannot be returned.',
  'returns.rules': 'All return rules',
  'returns.policy': 'Return policy',
  'returns.how': 'How is this computed?',
  'returns.howGoods':
    '{name}: {quantity} of the {bought} pieces you bought for {paid}. That is {goods}, and {tax} of their tax.',
  'returns.howLeft': 'What was given back before counts: nothing is given back twice.',
  'returns.howShares':
    'All shares are taken from the amounts on your invoice, so that together they are exactly what you paid.',
  'returns.howShipping': 'Shipping and handling is not refunded.',
  'returns.howFee': 'Restoration fee of {name}: {percent} of {worth} is {fee}.',
  'returns.howParcel': 'One new parcel, by the value of its goods: {fee}.',
  'returns.next': 'What happens next',
  'returns.nextMail': 'You get a mail with the return number.',
  'returns.nextWait': 'Please wait for our answer before you send anything.',
  'returns.nextParcel': 'Write the return number on the parcel.',
  'returns.nextRefund': 'Once it is here, the money goes back to the card you paid with.',
  'returns.nextReplacement': 'Once it is here, we send the replacement.',
  'returns.ask': 'Refund or replacement',
  'returns.cannot': 'Cannot be sent back: {reason}',
}
