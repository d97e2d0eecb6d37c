import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '../../../../../api/calls/call.ts'
import { staffKinds } from '../../../../../api/staff/kinds.ts'
import {
  editManyProducts,
  type GridInput,
  type SavedProducts,
} from '../../../../../api/staff/products.ts'
import { SHOWS_STOCK } from '../../../../../api/staff/staff-key.ts'
import { sayReported } from '../../../../../lib/forms/say-reported.ts'
import { useSave } from '../../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../../components/forms/use-unsaved.ts'
import type { PriceChange } from '../../prices/price-leaps.ts'
import { useConfirmedPrices } from '../../prices/use-confirmed-prices.tsx'
import type { TypedPrice } from '../../scheduled-prices/schedule-dialog.tsx'
import { newHistory, redoStep, stepTo, undoStep } from './grid-history.ts'
import {
  GRID_FIELDS,
  type GridField,
  type GridValues,
  gridProblem,
  inputOf,
  kindKeysOf,
  kindProblem,
  type Row,
  writtenIn,
} from './grid-rules.ts'
import { errorsByCell } from './refused-cells.ts'

interface Edit {
  row: Row
  typed: Partial<GridValues>
}
type Edits = ReadonlyMap<number, Edit>

/** The edited value of one cell. */
export interface CellChange {
  row: Row
  name: GridField
  value: string
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map()
const cellOf = (productId: number, name: GridField) => `${productId}-${name}`

/** Products edited in the list, over all its pages: undone step by step, and saved in one call, all or none. */
export function useGrid(rows: readonly Row[], onSaved: (saved: SavedProducts) => void) {
  const [history, setHistory] = useState(() => newHistory<Edits>(new Map()))
  const [refused, setRefused] = useState(NO_ERRORS)
  const edits = history.now
  const kinds = useQuery(staffKinds()).data ?? []
  const kindKeys = kindKeysOf(kinds)
  const { save, busy, refusal, reset } = useSave(editManyProducts, {
    outdates: SHOWS_STOCK,
    onSaved: (saved) => {
      clear()
      onSaved(saved)
    },
    onErrors: (errors) => {
      setRefused(errorsByCell(errors, inputs))
      // Errors about a whole row, or of a field that is not shown, appear next to the buttons.
      return false
    },
  })
  const clear = () => {
    setHistory(newHistory<Edits>(new Map()))
    setRefused(NO_ERRORS)
  }
  const valuesOf = (row: Row): GridValues => ({
    ...writtenIn(row),
    ...edits.get(row.productId)?.typed,
  })
  const slipOf = (row: Row, name: GridField) => {
    const values = valuesOf(row)
    const slip =
      name === 'kind' ? kindProblem(row, values.kind, kindKeys) : gridProblem(row, values, name)
    return slip && sayReported(slip)
  }
  const errorOf = (row: Row, name: GridField) =>
    slipOf(row, name) ?? refused.get(cellOf(row.productId, name))
  /** One step, of one cell or of many. */
  const change = (changes: readonly CellChange[], isTyped = false) => {
    const next = new Map(edits)
    for (const { row, name, value } of changes) {
      const before = next.get(row.productId) ?? { row, typed: {} }
      next.set(row.productId, { ...before, typed: { ...before.typed, [name]: value } })
    }
    const [first] = changes
    setHistory(
      stepTo<Edits>(
        history,
        next,
        isTyped && first ? cellOf(first.row.productId, first.name) : undefined,
      ),
    )
    if (refused.size > 0) setRefused(NO_ERRORS)
  }
  // After notice of a colleague's change, the typed values overwrite it.
  const isConflicting = isConflict(refusal)
  const newest = (row: Row) =>
    (isConflicting && rows.find(({ productId }) => productId === row.productId)) || row
  const all = [...edits.values()].map(({ row, typed }) => ({ row: newest(row), typed }))
  const inputs = all
    .map(({ row, typed }) => inputOf(row, typed, kindKeys))
    .filter((input) => Object.keys(input).length > 2)
  useUnsaved(inputs.length > 0)
  const problemOf = ({ row }: Edit) => GRID_FIELDS.map((name) => slipOf(row, name)).find(Boolean)
  const wrong = all.find(problemOf)
  const changes = all.flatMap(pricesOf)
  const { saveConfirmed, question } = useConfirmedPrices(save)
  return {
    /** The names that the column Kind takes. */
    kindNames: kinds.map(({ name }) => name),
    valuesOf,
    errorOf,
    change,
    /** The stored value, if something else is typed. */
    before: (row: Row, name: GridField) =>
      valuesOf(row)[name].trim() === writtenIn(row)[name] ? undefined : writtenIn(row)[name],
    undo: () => setHistory(undoStep<Edits>(history)),
    redo: () => setHistory(redoStep<Edits>(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    count: inputs.length,
    /** The first product that cannot be saved, and why. */
    problem: wrong && {
      productName: wrong.row.productName,
      text: problemOf(wrong),
    },
    busy,
    refusal,
    question,
    save: () => saveConfirmed(inputs, changes),
    /** The edited prices with those before. */
    changes,
    /** The new unit prices, if nothing else was edited: only they can begin later. */
    newPrices: newPricesOf(inputs),
    cancel: () => {
      clear()
      reset()
    },
  }
}

export type Grid = ReturnType<typeof useGrid>

/** undefined if something else is edited too. */
function newPricesOf(inputs: readonly GridInput[]): TypedPrice[] | undefined {
  const prices = inputs.flatMap(({ productId, updatedAt: _, unitPrice, ...others }) =>
    unitPrice === undefined || Object.keys(others).length > 0 ? [] : [{ productId, unitPrice }],
  )
  return prices.length === inputs.length ? prices : undefined
}

/** The edited prices of a row. */
function pricesOf({ row, typed }: Edit): PriceChange[] {
  const { productName: name, unitPrice, salePrice } = row
  const typedAs = (text: string | undefined) => (text?.trim() ? Number(text) : null)
  return [
    { name, before: unitPrice, after: typedAs(typed.unitPrice) },
    { name: `${name}, sale price`, before: salePrice, after: typedAs(typed.salePrice) },
  ]
}
