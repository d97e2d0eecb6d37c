import { useState } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import styles from './piece-chooser.module.css'

interface Piece {
  orderItemId: number
  productName: string
  cut: string | null
  /** The most pieces that can be chosen. */
  left: number
  /** Pieces initially chosen. */
  begin: number
  /** Shown next to the maximum. */
  remark?: string | undefined
}

/** A quantity for each item; its initial value depends on the item. */
export function useChosenPieces(items: readonly Piece[]) {
  const open = items.filter(({ left }) => left > 0)
  const [counts, setCounts] = useState<Record<number, string>>({})
  const countOf = ({ orderItemId, begin }: Piece) => counts[orderItemId] ?? String(begin)
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

const hintOf = ({ left, remark }: Piece) =>
  [`At most ${left}`, ...(remark ? [remark] : [])].join(', ')

interface PieceChooserProps {
  pieces: ReturnType<typeof useChosenPieces>
  legend: string
}

/** One number per item, from 0 to all that are left. */
export function PieceChooser({ pieces, legend }: PieceChooserProps) {
  return (
    <fieldset className={styles.pieces}>
      <legend>{legend}</legend>
      {pieces.items.map((item) => (
        <TextField
          key={item.orderItemId}
          label={[item.productName, item.cut].filter(Boolean).join(', ')}
          hint={pieces.problemOf(item) ? undefined : hintOf(item)}
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
