import { MAX_COURIER_NOTE } from '@mendwell/domain/orders/limits'
import { useState } from 'react'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { t } from '../../../lib/words/texts.ts'
import { handingOverTexts } from '../../../texts/en/handing-over.ts'
import textButtonStyles from '../../../ui/buttons/text-button.module.css'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { CheckoutValues } from './checkout-form.ts'

const handingText = ownTexts(handingOverTexts)

/** The recipient and courier instructions: collapsed, since few need them. */
export function HandingOver({ form }: { form: CheckedForm<CheckoutValues> }) {
  const [isAsked, setAsked] = useState(false)
  const { recipient, recipientPhone, courierNote } = form.values
  const isOpen = isAsked || [recipient, recipientPhone, courierNote].some(Boolean)
  if (!isOpen) {
    return (
      <button
        type="button"
        className={textButtonStyles.button}
        aria-expanded={false}
        onClick={() => setAsked(true)}
      >
        {handingText('handing.ask')}
      </button>
    )
  }
  const optional = t('common.optional')
  return (
    <div className="two-columns">
      <TextField
        label={handingText('handing.recipient')}
        hint={handingText('handing.recipientHint')}
        optional={optional}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        // The focused button was removed.
        autoFocus={isAsked}
        {...form.field('recipient')}
      />
      <TextField
        label={handingText('handing.phone')}
        hint={t('cart.phoneHint')}
        optional={optional}
        type="tel"
        autoComplete="off"
        {...form.field('recipientPhone')}
      />
      <TextField
        full
        label={handingText('handing.note')}
        hint={handingText('handing.noteHint', { max: MAX_COURIER_NOTE })}
        optional={optional}
        autoComplete="off"
        {...form.field('courierNote')}
      />
    </div>
  )
}
