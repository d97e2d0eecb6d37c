import { COST_BASES, type CostBasis } from '@mendwell/domain/purchasing/landed-cost'
import { type FormEvent, useState } from 'react'
import {
  type PurchaseReceipt,
  saveReceiptCosts,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { errorsByPath, useSave } from '../../../components/forms/use-save.ts'
import { formatMoment } from '../../../components/page/formats.ts'
import {
  BASIS_LABELS,
  COST_FIELDS,
  COST_LABELS,
  costErrors,
  costsOf,
  type TypedCosts,
  typedCosts,
} from './typed-costs.ts'

const BASES = COST_BASES.map((value) => ({ value, label: BASIS_LABELS[value] }))

interface CostFieldsProps {
  typed: TypedCosts
  errors: Partial<Record<string, string>>
  onChange: (typed: TypedCosts) => void
}

/** What a delivery cost besides its goods, and what it is shared by. */
export function CostFields({ typed, errors, onChange }: CostFieldsProps) {
  return (
    <div className={formStyles.twoFields}>
      {COST_FIELDS.map((field) => (
        <TextField
          key={field}
          label={COST_LABELS[field]}
          optional="(optional)"
          inputMode="decimal"
          autoComplete="off"
          value={typed[field]}
          error={errors[field]}
          onChange={(event) => onChange({ ...typed, [field]: event.currentTarget.value.trim() })}
        />
      ))}
      <SelectField
        label="Share by"
        options={BASES}
        value={typed.basis}
        error={errors.basis}
        onChange={(event) => onChange({ ...typed, basis: event.currentTarget.value as CostBasis })}
      />
    </div>
  )
}

interface ReceiptCostsButtonProps {
  purchaseOrderId: number
  version: number
  receipt: PurchaseReceipt
}

/** Enters what a delivery cost besides its goods, often when the carrier's bill comes, and puts it right. */
export function ReceiptCostsButton({ receipt, ...order }: ReceiptCostsButtonProps) {
  const [opened, setOpened] = useState(false)
  const day = formatMoment(receipt.receivedAt)
  const label = receipt.costs ? 'Edit costs' : 'Add costs'
  return (
    <>
      <Button
        rank="outline"
        aria-label={`${label} of the delivery of ${day}`}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <StaffDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Costs of the delivery of ${day}`}
      >
        <CostsForm {...order} receipt={receipt} onEnd={() => setOpened(false)} />
      </StaffDialog>
    </>
  )
}

function CostsForm({
  purchaseOrderId,
  version,
  receipt,
  onEnd,
}: ReceiptCostsButtonProps & { onEnd: () => void }) {
  const [typed, setTyped] = useState(() => typedCosts(receipt.costs))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const { busy, refusal, save } = useSave(
    () => saveReceiptCosts(purchaseOrderId, receipt.receiptId, { ...costsOf(typed), version }),
    {
      outdates: ['/staff/purchase-orders', '/staff/products', '/staff/history'],
      success: 'Costs saved.',
      onSaved: onEnd,
      onErrors: (found) => {
        setErrors(errorsByPath(found))
        return true
      },
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = costErrors(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) save(undefined)
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Refusal refusal={refusal} />
      <p>
        Shared over the pieces of this delivery. The purchase price of what came last follows; what
        was sold keeps its cost.
      </p>
      <CostFields typed={typed} errors={errors} onChange={setTyped} />
      <div className="row">
        <Button type="submit" busy={busy}>
          Save costs
        </Button>
        <Button rank="outline" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
