import { fiveDigits } from '@mendwell/domain/places/united-states'
import { type FormEvent, useState } from 'react'
import { say, t } from '../../lib/words/texts.ts'
import { storeDeliveryZip, useDeliveryZip } from '../../state/delivery-zip.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './delivery.module.css'

/** The form for the postal code that dates are computed for. */
export function ZipForm({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState(useDeliveryZip() ?? '')
  const [isRefused, setRefused] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const digits = fiveDigits(typed)
    setRefused(digits === undefined)
    if (digits === undefined) return
    storeDeliveryZip(digits)
    onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={t('delivery.zip')}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={10}
        autoFocus
        value={typed}
        error={isRefused ? say('postalCodeUs') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" rank="outline">
        {t('delivery.showDates')}
      </Button>
    </form>
  )
}
