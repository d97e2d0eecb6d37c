/** Texts about an order's status and how its amounts were computed, wherever shown. */
export const orderTexts = {
  'invoice.how': 'How we worked this out',
  'invoice.howLine': '{name}: {quantity} × {price} = {total}',
  'invoice.howOnline': 'Each unit price is the online price: the list price less {percent}.',
  'invoice.howSale': 'Sale items are charged at their sale price, with no further reduction.',
  'invoice.howSubtotal': 'Subtotal: the sum of the lines, {subtotal}.',
  'invoice.howShipping':
    'Shipping and handling depends on the subtotal: {tiers}. Here it is {shipping}.',
  'invoice.howTier': '{cost} from {from}',
  'invoice.howTax':
    'Tax: {percent} of each line that is not exempt, rounded to the cent, {tax} in all.',
  'invoice.howExempt': 'Without tax: {names}.',
  'invoice.howTotal': 'Total: {subtotal} + {shipping} + {tax} = {total}.',
  'invoice.howTotalOff': 'Total: {subtotal} − {discount} + {shipping} + {tax} = {total}.',
}
