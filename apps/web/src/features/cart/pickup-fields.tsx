import { PICKUP_TYPES, type PickupTime } from '@mendwell/domain/delivery/pickup'
import type { ReactNode } from 'react'
import { t, translateWord } from '../../lib/words/texts.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './pickup-fields.module.css'
import { type PickupChoice, REFERRAL_ID } from './use-pickup-choice.ts'

interface PickupFieldsProps {
  choice: PickupChoice
  /** Those within the store's opening hours; for a delivery not at night. */
  times: readonly PickupTime[]
  onChange: (part: Partial<PickupChoice>) => void
  /** What is wrong with the referral email. */
  error?: ReactNode
}

/** How and when the goods are handed over, and who recommended the shop. */
export function PickupFields({ choice, times, onChange, error }: PickupFieldsProps) {
  return (
    <div className={`two-columns ${styles.fields}`}>
      <SelectField
        label={t('cart.pickupType')}
        options={PICKUP_TYPES.map(asOption)}
        value={choice.pickupType}
        onChange={(event) => {
          const pickupType = PICKUP_TYPES.find((type) => type === event.currentTarget.value)
          if (pickupType) onChange({ pickupType })
        }}
      />
      <SelectField
        label={t('cart.pickupTime')}
        options={times.map(asOption)}
        value={choice.pickupTime}
        onChange={(event) => {
          const pickupTime = times.find((time) => time === event.currentTarget.value)
          if (pickupTime) onChange({ pickupTime })
        }}
      />
      <TextField
        full
        id={REFERRAL_ID}
        label={t('cart.referredBy')}
        optional={t('common.optional')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={choice.representative}
        error={error}
        onChange={(event) => onChange({ representative: event.currentTarget.value })}
      />
    </div>
  )
}

const asOption = (value: string) => ({ value, label: translateWord(value) })
