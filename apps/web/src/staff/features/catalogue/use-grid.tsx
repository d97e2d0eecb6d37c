import type { StaffProductRowWire } from '@mendwell/contract/staff-products'
import { useState } from 'react'
import { isConflict } from '../../../api/call.ts'
import { editProducts, type GridWish } from '../../../api/staff/products.ts'
import { Button } from '../../../ui/button.tsx'
import { countOf } from '../../components/count-of.ts'
import { Refusal } from '../../components/refusal.tsx'
import { useSave } from '../../components/use-save.ts'

type Row = StaffProductRowWire
export type GridField = 'unitPrice' | 'salePrice' | 'quantity'

const RULES: Record<GridField, { form: RegExp; problem: string }> = {
  unitPrice: { form: /^\d{1,7}(\.\d{1,2})?$/, problem: 'Enter an amount such as 19.99' },
  salePrice: {
    form: /^(\d{1,7}(\.\d{1,2})?)?$/,
    problem: 'Enter an amount such as 15.99, or nothing',
  },
  quantity: {
    form: /^\d{0,7}$/,
    problem: 'Enter whole pieces, or nothing where they are not counted',
  },
}

const written = (row: Row, name: GridField): string => {
  const value = row[name]
  if (value === null) return ''
  return name === 'quantity' ? String(value) : value.toFixed(2)
}

type Edits = ReadonlyMap<number, { row: Row; typed: Partial<Record<GridField, string>> }>

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
  const typedValue = (row: Row, name: GridField) =>
    edits.get(row.productId)?.typed[name] ?? written(row, name)
  const errorOf = (row: Row, name: GridField) => {
    const { form, problem } = RULES[name]
    return form.test(typedValue(row, name).trim()) ? undefined : problem
  }
  const change = (row: Row, name: GridField, value: string) => {
    const before = edits.get(row.productId)?.typed ?? {}
    setEdits(new Map(edits).set(row.productId, { row, typed: { ...before, [name]: value } }))
  }
  // Once it is told that a colleague has changed a product, what is typed takes the place of that.
  const isTold = isConflict(refusal)
  const newest = (row: Row) =>
    (isTold && rows.find(({ productId }) => productId === row.productId)) || row
  const all = [...edits.values()].map(({ row, typed }) => ({ row: newest(row), typed }))
  const wrong = all.find(({ row }) => FIELDS.some((name) => errorOf(row, name)))
  const wishes = all.map(wishOf).filter((wish) => Object.keys(wish).length > 2)

  const bar = (cancel: () => void) => (
    <div className="savebar">
      <Refusal refusal={refusal} />
      <Button
        busy={busy}
        disabled={wishes.length === 0}
        onClick={() => (wrong ? undefined : save(wishes))}
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
          `${wrong.row.productName}: ${FIELDS.map((name) => errorOf(wrong.row, name)).find(Boolean)}`}
      </p>
    </div>
  )
  return { typedValue, errorOf, change, bar }
}

export type Grid = ReturnType<typeof useGrid>

const FIELDS = ['unitPrice', 'salePrice', 'quantity'] as const

/** Only what differs, with the moment it was read. */
function wishOf({ row, typed }: { row: Row; typed: Partial<Record<GridField, string>> }): GridWish {
  const wish: GridWish = { productId: row.productId, updatedAt: row.updatedAt }
  for (const name of FIELDS) {
    const text = typed[name]?.trim()
    if (text === undefined || text === written(row, name)) continue
    if (name === 'unitPrice') wish.unitPrice = Number(text)
    else wish[name] = text === '' ? null : Number(text)
  }
  return wish
}
