import type { orderTexts } from '../en/orders.ts'

export const orderTextsEs: Record<keyof typeof orderTexts, string> = {
  'invoice.how': 'Cómo se calcula',
  'invoice.howLine': '{name}: {quantity} × {price} = {total}',
  'invoice.howOnline': 'Cada precio es el precio en línea: el precio de lista menos {percent}.',
  'invoice.howSale': 'Los artículos en oferta se cobran a su precio de oferta, sin otra reducción.',
  'invoice.howSubtotal': 'Subtotal: la suma de las líneas, {subtotal}.',
  'invoice.howShipping':
    'El envío y manejo depende del subtotal: {tiers}. En este pedido es {shipping}.',
  'invoice.howTier': '{cost} desde {from}',
  'invoice.howTax':
    'Impuesto: {percent} de cada línea que no está exenta, redondeado al centavo, {tax} en total.',
  'invoice.howExempt': 'Sin impuesto: {names}.',
  'invoice.howTotal': 'Total: {subtotal} + {shipping} + {tax} = {total}.',
  'invoice.howTotalOff': 'Total: {subtotal} − {discount} + {shipping} + {tax} = {total}.',
}
