import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'

interface Line {
  quantity: number
  cut: string | null
  notes: string
}

/** Quantity, cut and note in one line. */
export const lineWords = ({ quantity, cut, notes }: Line): string =>
  [cartLinkText('carts.quantity', { count: quantity }), cut, notes.trim()]
    .filter(Boolean)
    .join(' · ')
