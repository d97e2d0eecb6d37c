import { isEmail } from '@mendwell/domain/people/email-address'
import { useState } from 'react'
import { sayWithAdvice } from '../../lib/forms/say-with-advice.tsx'
import { type CheckoutDraft, readDraft, storeDraft } from '../../purchase/draft/checkout-draft.ts'

export type PickupChoice = Pick<CheckoutDraft, 'pickupType' | 'pickupTime' | 'representative'>

export const REFERRAL_ID = 'referred-by'

/** The cart's pickup choices and the referral, stored for this tab; the referral must be an email or empty. */
export function usePickupChoice() {
  const [choice, setChoice] = useState<PickupChoice>(readDraft)
  const [deliveryType, setDeliveryType] = useState(() => readDraft().deliveryType)
  const [refused, setRefused] = useState(false)
  const typed = choice.representative.trim()
  const isFine = typed === '' || isEmail(typed)
  return {
    choice,
    /** How checkout and the wallets hand it over: delivery, until pickup is chosen here. */
    deliveryType,
    error: refused && !isFine ? sayWithAdvice('emailInvalid') : undefined,
    change: (part: Partial<PickupChoice>) => {
      storeDraft({ ...part, ...forCheckout(part) })
      setChoice({ ...choice, ...part })
      if (part.pickupType) setDeliveryType(part.pickupType)
    },
    /** False if the referral is not an email, which then gets focus. */
    check: () => {
      setRefused(!isFine)
      if (!isFine) document.getElementById(REFERRAL_ID)?.focus()
      return isFine
    },
  }
}

/** A choice made here carries over to checkout, which otherwise starts with DELIVERY and DAYTIME (Decisions §10). */
const forCheckout = ({
  pickupType,
  pickupTime,
}: Partial<PickupChoice>): Partial<CheckoutDraft> => ({
  ...(pickupType && { deliveryType: pickupType }),
  ...(pickupTime && { isTimeChosen: true }),
})
