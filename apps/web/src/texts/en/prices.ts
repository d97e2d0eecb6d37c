/** What the page of a product says of its price beyond the price itself. */
export const priceTexts = {
  'price.saleEnds': 'This sale ends {moment}.',
} as const
