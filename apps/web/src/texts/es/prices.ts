import type { priceTexts } from '../en/prices.ts'

export const priceTextsEs: Record<keyof typeof priceTexts, string> = {
  'price.saleEnds': 'Esta oferta termina el {moment}.',
}
