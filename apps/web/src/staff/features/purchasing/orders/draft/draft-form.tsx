import { Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  changePurchaseOrder,
  type PurchaseOrder,
} from '../../../../../api/staff/stock/purchase-orders.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import formStyles from '../../../../components/forms/form.module.css'
import { ProductFinder } from '../../../../components/forms/product-finder.tsx'
import { Refusal } from '../../../../components/forms/refusal.tsx'
import { useSave } from '../../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../../components/forms/use-unsaved.ts'
import detailStyles from '../../../../components/page/details.module.css'
import { formatMoney } from '../../../../components/page/formats.ts'
import { type DraftLine, errorsOf, lineOf, totalOf } from './draft-lines.ts'

/** The lines of a draft, its date and note. */
export function DraftForm({ purchase }: { purchase: PurchaseOrder }) {
  const { order, version } = purchase
  const [lines, setLines] = useState(() => purchase.lines.map(lineOf))
  const [expectedOn, setExpectedOn] = useState(order.expectedOn ?? '')
  const [tolerance, setTolerance] = useState(String(purchase.tolerancePercent))
  const [note, setNote] = useState(purchase.note ?? '')
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  useUnsaved(isChanged)
  const change = <Value,>(set: (value: Value) => void, value: Value) => {
    setChanged(true)
    set(value)
  }
  const setLine = (changed: DraftLine) =>
    change(
      setLines,
      lines.map((line) => (line.productId === changed.productId ? changed : line)),
    )
  const toleranceError = /^\d{1,2}$|^100$/.test(tolerance) ? undefined : 'Enter 0 to 100'
  const { busy, refusal, save } = useSave(
    () =>
      changePurchaseOrder(order.purchaseOrderId, {
        version,
        expectedOn: expectedOn || null,
        tolerancePercent: Number(tolerance),
        note: note.trim() || null,
        lines: lines.map(({ productId, quantity, cost }) => ({
          productId,
          quantity: Number(quantity),
          cost: Number(cost),
        })),
      }),
    {
      outdates: ['/staff/purchase-orders', '/staff/history'],
      success: 'Draft saved.',
      onSaved: () => setChanged(false),
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const isRight = lines.every((line) => Object.keys(errorsOf(line)).length === 0)
    if (isRight && !toleranceError) save(undefined)
  }
  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <Refusal refusal={refusal} />
      <section className="panel stack">
        <h2>Products</h2>
        {lines.length === 0 && (
          <p className="muted">
            Nothing of theirs is running low. Add what you want to order all the same.
          </p>
        )}
        <ul className={`${detailStyles.plainList} stack`} aria-label="Lines">
          {lines.map((line) => (
            <DraftRow
              key={line.productId}
              line={line}
              errors={isTried ? errorsOf(line) : {}}
              onChange={setLine}
              onRemove={() =>
                change(
                  setLines,
                  lines.filter(({ productId }) => productId !== line.productId),
                )
              }
            />
          ))}
        </ul>
        <ProductFinder
          onFound={(found) => {
            if (lines.some(({ productId }) => productId === found.productId)) return
            change(setLines, [...lines, { ...found, sku: '', quantity: '', cost: '' }])
          }}
        />
      </section>
      <section className="panel stack">
        <h2>Delivery</h2>
        <div className={formStyles.twoFields}>
          <TextInput
            label="Expected on (optional)"
            description="Without a day, after the lead time"
            type="date"
            value={expectedOn}
            onChange={(event) => change(setExpectedOn, event.currentTarget.value)}
          />
          <TextInput
            label="Accept more than ordered, in percent"
            description="0 accepts none"
            inputMode="numeric"
            autoComplete="off"
            value={tolerance}
            error={isTried && toleranceError}
            onChange={(event) => change(setTolerance, event.currentTarget.value.trim())}
          />
        </div>
        <Textarea
          label="Note to the supplier (optional)"
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          // One line of the order holds it.
          onChange={(event) => change(setNote, event.currentTarget.value.replaceAll('\n', ' '))}
        />
      </section>
      <div className={formStyles.saveBar}>
        <Button type="submit" busy={busy}>
          Save draft
        </Button>
        <p role="status">
          Total <b className="strong">{formatMoney(totalOf(lines))}</b>
        </p>
      </div>
    </form>
  )
}

interface DraftRowProps {
  line: DraftLine
  errors: Partial<Record<'quantity' | 'cost', string>>
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

function DraftRow({ line, errors, onChange, onRemove }: DraftRowProps) {
  const { productName, sku } = line
  return (
    <li className="stack-small">
      <div className="row">
        <b className="strong">{productName}</b>
        {sku && <span className={detailStyles.subLine}>SKU {sku}</span>}
        <Button rank="quiet" aria-label={`Remove ${productName}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className={formStyles.twoFields}>
        <TextField
          label="Pieces"
          aria-label={`Pieces of ${productName}`}
          inputMode="numeric"
          autoComplete="off"
          value={line.quantity}
          error={errors.quantity}
          onChange={(event) => onChange({ ...line, quantity: event.currentTarget.value.trim() })}
        />
        <TextField
          label="Cost per piece"
          aria-label={`Cost per piece of ${productName}`}
          inputMode="decimal"
          autoComplete="off"
          value={line.cost}
          error={errors.cost}
          onChange={(event) => onChange({ ...line, cost: event.currentTarget.value.trim() })}
        />
      </div>
    </li>
  )
}
