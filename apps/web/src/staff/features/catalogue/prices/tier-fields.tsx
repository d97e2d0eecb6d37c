import { NativeSelect } from '@mantine/core'
import type { TierPrice } from '@mendwell/domain/prices/price-tiers'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { formatMoney } from '../../../components/page/formats.ts'
import { forWhom, PRICE_TYPES, type RowErrors, type TierRow } from './tier-rows.ts'

interface TierFieldsProps {
  row: TierRow
  groups: readonly { group: string; name: string }[]
  /** Its position among the tiers, from 1. */
  number: number
  errors: RowErrors
  /** Its price per piece, in dollars; undefined until it can be computed. */
  cost: { price: number; isLower: boolean } | undefined
  onChange: (row: TierRow) => void
  onRemove: () => void
}

/** One tier: from how many pieces, and the price of each. */
export function TierFields(props: TierFieldsProps) {
  const { row, groups, number, errors, cost, onChange, onRemove } = props
  const isPrice = row.type === 'PRICE'
  return (
    <li className="stack-small">
      <div className={formStyles.twoFields}>
        <NativeSelect
          label="For"
          aria-label={`For, price ${number}`}
          data={[
            { value: '', label: 'Everybody' },
            ...groups.map(({ group, name }) => ({ value: group, label: name })),
          ]}
          value={row.group ?? ''}
          onChange={(event) => onChange({ ...row, group: event.currentTarget.value || null })}
        />
        <TextField
          label="From how many pieces"
          aria-label={`From how many pieces, price ${number}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={row.from}
          error={errors.from}
          onChange={(event) => onChange({ ...row, from: event.currentTarget.value.trim() })}
        />
        <NativeSelect
          label="What they cost"
          aria-label={`What they cost, price ${number}`}
          data={[...PRICE_TYPES]}
          value={row.type}
          onChange={(event) =>
            onChange({ ...row, type: event.currentTarget.value as TierPrice['type'] })
          }
        />
        <TextField
          label={isPrice ? 'Dollars each' : 'Percent off'}
          aria-label={`${isPrice ? 'Dollars each' : 'Percent off'}, price ${number}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={row.amount}
          error={errors.amount}
          onChange={(event) => onChange({ ...row, amount: event.currentTarget.value.trim() })}
        />
      </div>
      <div className="row between">
        <span className="small muted" role="status">
          {cost && `${wordsOf(row, cost)}${cost.isLower ? forWhom(row, groups) : ''}`}
        </span>
        <Button rank="quiet" aria-label={`Remove price ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

const wordsOf = (row: TierRow, { price, isLower }: { price: number; isLower: boolean }) =>
  isLower
    ? `${row.from} or more: ${formatMoney(price)} each`
    : `${formatMoney(price)} is not below the price of one piece: it does not count`
