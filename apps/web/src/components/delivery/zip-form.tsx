import { messages } from '@mendwell/contract/wire/messages'
import { fiveDigits } from '@mendwell/domain/places/united-states'
import { type FormEvent, useRef, useState } from 'react'
import { t, translate } from '../../lib/words/texts.ts'
import { keepDeliveryZip, useDeliveryZip } from '../../state/delivery-zip.ts'
import { Button } from '../../ui/buttons/button.tsx'
import textButtonStyles from '../../ui/buttons/text-button.module.css'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './delivery.module.css'

/** Asks for the postal code that dates are for; folded away until it is wanted. */
export function ZipForm() {
  const zip = useDeliveryZip()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const open = () => {
    setTyped(zip ?? '')
    setRefused(false)
    setOpen(true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const digits = fiveDigits(typed)
    setRefused(digits === undefined)
    if (digits === undefined) return
    keepDeliveryZip(digits)
    setOpen(false)
    // It comes back in place of the form that had the focus.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!isOpen) {
    return (
      <button ref={opener} type="button" className={textButtonStyles.button} onClick={open}>
        {t(zip === undefined ? 'delivery.enterZip' : 'delivery.changeZip')}
      </button>
    )
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
        error={isRefused ? translate(messages.postalCodeUs) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" rank="outline">
        {t('delivery.showDates')}
      </Button>
    </form>
  )
}
