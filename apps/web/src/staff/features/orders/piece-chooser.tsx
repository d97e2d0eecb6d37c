import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

interface Piece {
  orderItemId: number
  productName: string
  /** Pieces one can choose at most. */
  left: number
}

/** How many pieces of each item are meant; 'all' begins with everything, 'none' with nothing. */
export function useChosenPieces(items: readonly Piece[], begin: 'all' | 'none') {
  const open = items.filter(({ left }) => left > 0)
  const [counts, setCounts] = useState<Record<number, string>>({})
  const countOf = ({ orderItemId, left }: Piece) =>
    counts[orderItemId] ?? (begin === 'all' ? String(left) : '0')
  const numberOf = (item: Piece) =>
    Math.min(item.left, Math.max(0, Math.floor(Number(countOf(item)) || 0)))
  return {
    items: open,
    countOf,
    set: (orderItemId: number, count: string) => setCounts({ ...counts, [orderItemId]: count }),
    chosen: open
      .map((item) => ({ orderItemId: item.orderItemId, quantity: numberOf(item) }))
      .filter(({ quantity }) => quantity > 0),
  }
}

interface PieceChooserProps {
  pieces: ReturnType<typeof useChosenPieces>
  legend: string
}

/** One number per item, from none to all that are left. */
export function PieceChooser({ pieces, legend }: PieceChooserProps) {
  return (
    <fieldset className="desk-pieces">
      <legend>{legend}</legend>
      {pieces.items.map((item) => (
        <TextField
          key={item.orderItemId}
          label={item.productName}
          hint={`At most ${item.left}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={item.left}
          value={pieces.countOf(item)}
          onChange={(event) => pieces.set(item.orderItemId, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
