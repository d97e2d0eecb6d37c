import { useState } from 'react'
import { isConflict } from '../../../../api/calls/call.ts'
import { editProducts, type GridWish } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import {
  GRID_FIELDS,
  type GridField,
  type GridValues,
  gridProblem,
  type Row,
  writtenIn,
} from './grid-rules.ts'
import type { PriceChange } from './price-leaps.ts'
import { useMeantPrices } from './use-confirmed-prices.tsx'

type Typed = Partial<GridValues>
interface Edit {
  row: Row
  typed: Typed
}
type Edits = ReadonlyMap<number, Edit>

/** Prices and stock edited in the list, over all its pages, and saved at one go. */
export function useGrid(rows: readonly Row[], onSaved: () => void) {
  const [edits, setEdits] = useState<Edits>(new Map())
  const { save, busy, refusal, reset } = useSave(editProducts, {
    outdates: ['/staff/products'],
    success: ({ saved }) => `${countOf(saved, 'product')} saved`,
    onSaved: () => {
      setEdits(new Map())
      onSaved()
    },
  })
  const valuesOf = (row: Row): GridValues => ({
    ...writtenIn(row),
    ...edits.get(row.productId)?.typed,
  })
  const errorOf = (row: Row, name: GridField) => gridProblem(row, valuesOf(row), name)
  const change = (row: Row, name: GridField, value: string) => {
    const before = edits.get(row.productId)?.typed ?? {}
    setEdits(new Map(edits).set(row.productId, { row, typed: { ...before, [name]: value } }))
  }
  // Once it is told that a colleague has changed a product, what is typed takes the place of that.
  const isTold = isConflict(refusal)
  const newest = (row: Row) =>
    (isTold && rows.find(({ productId }) => productId === row.productId)) || row
  const all = [...edits.values()].map(({ row, typed }) => ({ row: newest(row), typed }))
  const wrong = all.find(({ row }) => GRID_FIELDS.some((name) => errorOf(row, name)))
  const wishes = all.map(wishOf).filter((wish) => Object.keys(wish).length > 2)
  useUnsaved(wishes.length > 0)
  const { saveMeant, question } = useMeantPrices(save)

  const bar = (cancel: () => void) => (
    <div className="savebar">
      <Refusal refusal={refusal} />
      {question}
      <Button
        busy={busy}
        disabled={wishes.length === 0}
        onClick={() => (wrong ? focusWrong() : saveMeant(wishes, all.flatMap(pricesOf)))}
      >
        {`Save ${countOf(wishes.length, 'product')}`}
      </Button>
      <Button
        rank="outline"
        onClick={() => {
          setEdits(new Map())
          reset()
          cancel()
        }}
      >
        Cancel
      </Button>
      <p role="status">
        {wrong &&
          `${wrong.row.productName}: ${GRID_FIELDS.map((name) => errorOf(wrong.row, name)).find(Boolean)}`}
      </p>
    </div>
  )
  return { valuesOf, errorOf, change, bar }
}

export type Grid = ReturnType<typeof useGrid>

/** Where what is wrong stands on the page that is shown. */
const focusWrong = () =>
  document.querySelector<HTMLInputElement>('.cell[aria-invalid="true"]')?.focus()

/** What is typed over the prices of a row. */
function pricesOf({ row, typed }: Edit): PriceChange[] {
  const { productName: name, unitPrice, salePrice } = row
  const typedAs = (text: string | undefined) => (text?.trim() ? Number(text) : null)
  return [
    { name, before: unitPrice, after: typedAs(typed.unitPrice) },
    { name: `${name}, sale price`, before: salePrice, after: typedAs(typed.salePrice) },
  ]
}

/** Only what differs, with the moment it was read. */
function wishOf({ row, typed }: Edit): GridWish {
  const wish: GridWish = { productId: row.productId, updatedAt: row.updatedAt }
  const written = writtenIn(row)
  for (const name of GRID_FIELDS) {
    const text = typed[name]?.trim()
    if (text === undefined || text === written[name]) continue
    if (name === 'unitPrice') wish.unitPrice = Number(text)
    else wish[name] = text === '' ? null : Number(text)
  }
  return wish
}
