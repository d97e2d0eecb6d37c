import { type FormEvent, useRef, useState } from 'react'
import { SHOWS_STOCK } from '../../../../api/staff/staff-key.ts'
import {
  type PurchaseLine,
  type PurchaseOrder,
  receivePurchase,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { ReceiptLine } from '../../../components/receiving/receipt-line.tsx'
import {
  bodyOf,
  type Line,
  lineOf,
  missingOf,
  withErrors,
} from '../../../components/receiving/receipt-lines.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { CostFields } from './receipt-costs.tsx'
import { areCostsTyped, costErrors, costsOf, typedCosts } from './typed-costs.ts'

/** Prefilled with the outstanding pieces; each piece with a serial number has a line of its own. */
function expected(line: PurchaseLine, id: number): Line {
  const { productId, productName, sku, tracking, quantity, received } = line
  const units = tracking === 'SERIAL' ? 1 : Math.max(0, quantity - received)
  return lineOf(id, { productId, productName, sku, tracking, units }, undefined, '')
}

const hasCome = ({ quantity }: Line) => !['', '0'].includes(quantity.trim())

interface ReceiveFormProps {
  purchase: PurchaseOrder
  onEnd: () => void
}

/** What was received of an order: the pieces, and their lots if tracked by lot. */
export function ReceiveForm({ purchase, onEnd }: ReceiveFormProps) {
  const { order } = purchase
  const [lines, setLines] = useState(() =>
    purchase.lines.filter(({ mayCome }) => mayCome > 0).map(expected),
  )
  const [note, setNote] = useState('')
  const [costs, setCosts] = useState(() => typedCosts(null))
  const [wrongCosts, setWrongCosts] = useState<Partial<Record<string, string>>>({})
  const seesCosts = useStaff()?.may('purchasing.write') === true
  const [isChanged, setChanged] = useState(false)
  const key = useRef(newKey())
  const lastId = useRef(lines.length)
  useUnsaved(isChanged)
  const change = (next: readonly Line[]) => {
    // Changed content is another receipt.
    key.current = newKey()
    setChanged(true)
    setLines([...next])
  }
  const come = lines.filter(hasCome)
  const { busy, refusal, save } = useSave(
    () =>
      receivePurchase(
        order.purchaseOrderId,
        {
          lines: come.map(bodyOf),
          note: note.trim() || null,
          ...(areCostsTyped(costs) && { costs: costsOf(costs) }),
        },
        key.current,
      ),
    {
      outdates: ['/staff/purchase-orders', '/staff/lots', '/staff/history', ...SHOWS_STOCK],
      success: `${countOf(piecesOf(come), 'piece')} received`,
      onSaved: () => {
        setChanged(false)
        onEnd()
      },
      onErrors: (errors) => {
        const marked = withErrors(come, errors)
        setLines(lines.map((line) => marked.find(({ id }) => id === line.id) ?? line))
        const ofCosts = errors.filter(({ path }) => path.startsWith('costs.'))
        setWrongCosts(
          Object.fromEntries(
            ofCosts.map(({ path, message, sentence }) => [
              path.replace('costs.', ''),
              translateMessage(message, sentence),
            ]),
          ),
        )
        return errors.every(({ path }) => /^(lines|costs)\./.test(path))
      },
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = lines.map((line) => ({
      ...line,
      errors: hasCome(line) ? missingOf(line) : {},
      asked: [],
    }))
    setLines(checked)
    const wrong = costErrors(costs)
    setWrongCosts(wrong)
    const found = [...checked.map(({ errors }) => errors), wrong]
    if (come.length > 0 && found.every((errors) => Object.keys(errors).length === 0)) {
      save(undefined)
    }
  }
  const another = (line: Line) => {
    lastId.current += 1
    const added = lineOf(lastId.current, { ...line.product, units: 1 }, undefined, '')
    change(lines.flatMap((one) => (one === line ? [one, { ...added, quantity: '' }] : [one])))
  }
  return (
    <form className="stack" noValidate onSubmit={submit} aria-labelledby="receive-title">
      <section className="panel stack-small">
        <h2 id="receive-title">What arrived?</h2>
        <p className="muted">
          Correct anything that differs from the delivery. Lines without pieces stay open for later.
        </p>
        <Refusal refusal={refusal} />
      </section>
      <ul className={`${detailStyles.plainList} stack`} aria-label="What arrived">
        {lines.map((line) => (
          <ReceiptLine
            key={line.id}
            line={line}
            onChange={(changed) => change(lines.map((one) => (one.id === line.id ? changed : one)))}
            onRemove={() => change(lines.filter((one) => one !== line))}
            onAnother={line.product.tracking === 'NONE' ? undefined : () => another(line)}
          />
        ))}
      </ul>
      <section className="panel stack">
        <TextField
          label="Delivery note"
          optional="(optional)"
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={(event) => {
            key.current = newKey()
            setNote(event.currentTarget.value)
          }}
        />
        {seesCosts && (
          <CostFields
            typed={costs}
            errors={wrongCosts}
            onChange={(typed) => {
              key.current = newKey()
              setChanged(true)
              setCosts(typed)
            }}
          />
        )}
        <div className="row">
          <Button type="submit" busy={busy} disabled={come.length === 0}>
            Receive {countOf(piecesOf(come), 'piece')}
          </Button>
          <Button rank="quiet" onClick={onEnd}>
            Not now
          </Button>
        </div>
      </section>
    </form>
  )
}

const piecesOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
