import { cutOf } from '@mendwell/domain/orders/order-lines'
import type { Say } from '../../messages/words/say.ts'
import { choicesOf } from '../order/order-document.ts'
import { attributesOf } from '../order/order-shape.ts'

interface Pieces {
  productName: string
  attributes: unknown
  notes: string | null
  quantity: number
}

/** Pieces that are sent, as a line of a mail: product and quantity, without a price. */
export const pieceRow = ({ productName, attributes, notes, quantity }: Pieces, say: Say) => ({
  name: productName,
  details: choicesOf({ cut: cutOf(attributesOf(attributes)), instruction: notes }, say),
  amount: `× ${quantity}`,
})
