import type { priceTexts } from '../en/prices.ts'

export const priceTextsEs: Record<keyof typeof priceTexts, string> = {
  'price.saleEnds': 'Esta oferta termina el {moment}.',
  'price.lowestBefore': 'Precio más bajo en los 30 días anteriores a esta oferta: {price}',
  'price.yours': 'Sus precios',
  'price.yoursEach': 'Su precio: {price} cada una',
  'price.tier': '{count} o más: {price} cada una',
  'price.addMore': 'Añada {count} más: {price} cada una',
}
