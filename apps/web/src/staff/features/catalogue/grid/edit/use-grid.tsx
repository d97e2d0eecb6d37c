import { useState } from 'react'
import { isConflict } from '../../../../../api/calls/call.ts'
import { editProducts, type GridInput } from '../../../../../api/staff/products.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../components/forms/refusal.tsx'
import { useSave } from '../../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../../components/page/count-of.ts'
import type { PriceChange } from '../price-leaps.ts'
import { useConfirmedPrices } from '../use-confirmed-prices.tsx'
import {
  GRID_FIELDS,
  type GridField,
  type GridValues,
  gridProblem,
  type Row,
  writtenIn,
} from './grid-rules.ts'

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
  const isConflicting = isConflict(refusal)
  const newest = (row: Row) =>
    (isConflicting && rows.find(({ productId }) => productId === row.productId)) || row
  const all = [...edits.values()].map(({ row, typed }) => ({ row: newest(row), typed }))
  const wrong = all.find(({ row }) => GRID_FIELDS.some((name) => errorOf(row, name)))
  const inputs = all.map(inputOf).filter((input) => Object.keys(input).length > 2)
  useUnsaved(inputs.length > 0)
  const { saveConfirmed, question } = useConfirmedPrices(save)

  const bar = (cancel: () => void) => (
    <div className="savebar">
      <Refusal refusal={refusal} />
      {question}
      <Button
        busy={busy}
        disabled={inputs.length === 0}
        onClick={() => (wrong ? focusWrong() : saveConfirmed(inputs, all.flatMap(pricesOf)))}
      >
        {`Save ${countOf(inputs.length, 'product')}`}
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
function inputOf({ row, typed }: Edit): GridInput {
  const input: GridInput = { productId: row.productId, updatedAt: row.updatedAt }
  const written = writtenIn(row)
  for (const name of GRID_FIELDS) {
    const text = typed[name]?.trim()
    if (text === undefined || text === written[name]) continue
    if (name === 'unitPrice') input.unitPrice = Number(text)
    else input[name] = text === '' ? null : Number(text)
  }
  return input
}
