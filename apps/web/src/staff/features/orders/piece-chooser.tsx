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
  const problemOf = (item: Piece) => {
    const count = Number(countOf(item))
    if (count > item.left) return `At most ${item.left}`
    return Number.isInteger(count) && count >= 0 ? undefined : 'Enter a whole number'
  }
  return {
    items: open,
    countOf,
    set: (orderItemId: number, count: string) => setCounts({ ...counts, [orderItemId]: count }),
    problemOf,
    isRight: open.every((item) => problemOf(item) === undefined),
    chosen: open
      .filter((item) => problemOf(item) === undefined && Number(countOf(item)) > 0)
      .map((item) => ({ orderItemId: item.orderItemId, quantity: Number(countOf(item)) })),
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
          hint={pieces.problemOf(item) ? undefined : `At most ${item.left}`}
          error={pieces.problemOf(item)}
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
