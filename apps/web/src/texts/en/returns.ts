/** The return rules, and the request form of an order. */
export const returnTexts = {
  'returns.refundDays': 'Refund within {days} days of delivery.',
  'returns.exchangeDays':
    'Exchange within {days} days, with a {percent} restoration fee and new shipping.',
  'returns.condition': 'The item must be in good condition.',
  'returns.unopened': 'The item must be unopened and in good condition, unless it is defective.',
  'returns.bulk': 'Up to {max} of the same item.',
  'returns.saleFinal': 'Sale items are final.',
  'returns.shipping': 'Shipping cost is not refunded.',
  'returns.thisSale': 'This is a sale item: it can be neither returned nor exchanged.',
  'returns.thisHygiene': 'For hygiene reasons this product cannot be returned.',
  'returns.rules': 'Return details',
  'returns.policy': 'Return policy',
  'returns.ask': 'Refund or replacement',
}
