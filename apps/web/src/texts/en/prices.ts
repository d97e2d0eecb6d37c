/** What is said of a price beyond the price itself. */
export const priceTexts = {
  'price.saleEnds': 'This sale ends {moment}.',
  'price.yours': 'Your prices',
  'price.yoursEach': 'Your price: {price} each',
  'price.tier': '{count} or more: {price} each',
  'price.addMore': 'Add {count} more: {price} each',
} as const
