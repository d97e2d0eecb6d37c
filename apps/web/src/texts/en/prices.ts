/** Texts about a price beyond the amount itself. */
export const priceTexts = {
  'price.saleEnds': 'This sale ends {moment}.',
  'price.lowestBefore': 'Lowest price in the 30 days before this sale: {price}',
  'price.yours': 'Your prices',
  'price.yoursEach': 'Your price: {price} each',
  'price.tier': '{count} or more: {price} each',
  'price.addMore': 'Add {count} more: {price} each',
} as const
