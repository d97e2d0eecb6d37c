import { Contact, ShippingAddress } from '@mendwell/contract/orders/orders'
import { isEmail } from '@mendwell/domain/people/email-address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  type PhoneOrderBody,
  phoneQuote,
  savePhoneOrder,
} from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { useAgeCheck } from '../../../../components/age/age-check.tsx'
import { ADDRESSEE_FIELDS } from '../../../../lib/forms/addressee-fields.ts'
import { isChanged } from '../../../../lib/forms/changed-fields.ts'
import { type CheckedForm, useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING, useUnsaved } from '../../../components/forms/use-unsaved.ts'
import {
  discountError,
  discountOf,
  discountRefusal,
  NO_DISCOUNT,
  type TypedDiscount,
} from '../discount/typed-discount.ts'
import type { PhoneLine } from './phone-lines.tsx'

export type PhoneOrderValues = Contact & Omit<ShippingAddress, 'address2'> & { notes: string }

/** The initial values. */
export interface PhoneOrderStart {
  values: PhoneOrderValues
  /** For an existing customer without an email. */
  custId: number | null
}

const WITHOUT_EMAIL = z.omit(Contact, { email: true })

export type PhoneOrder = ReturnType<typeof usePhoneOrder>

/** A phone order being taken: customer, items, destination; its totals, and how to send it. */
export function usePhoneOrder({ values: start, custId: startId }: PhoneOrderStart) {
  const [isDelivery, setIsDelivery] = useState(true)
  const [lines, setLines] = useState<readonly PhoneLine[]>([])
  const [emptyTries, setEmptyTries] = useState(0)
  const given = useDiscount()
  const [custId, setCustId] = useState(startId)
  const [hasNoEmail, setHasNoEmail] = useState(startId !== null)
  const contact = hasNoEmail ? WITHOUT_EMAIL : Contact
  const form = useCheckedForm<PhoneOrderValues>({
    initialValues: start,
    schema: isDelivery ? z.extend(ShippingAddress, contact.shape) : contact,
    fields: ADDRESSEE_FIELDS,
  })
  useUnsaved(lines.length > 0 || isChanged(start, form.values))
  const { country, stateProvince, email } = form.values
  const pickupType = isDelivery ? ('DELIVERY' as const) : ('IN STORE' as const)
  const place = { pickupType, ...(isDelivery && { country, stateProvince }) }
  const orderItems = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const {
    data: priced,
    error: quoteError,
    refetch,
  } = useQuery({
    // Clinics may order more than others: looked up once the email is complete.
    ...phoneQuote({
      orders: place,
      orderItems,
      ...(!hasNoEmail && isEmail(email) && { customer: { email } }),
      ...(given.off && { discount: given.off }),
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const { check, ageConfirmed, isReady } = useAgeCheck(priced?.ageToConfirm ?? null)
  const {
    place: placeOrder,
    busy,
    refusal,
  } = usePlacing({
    form,
    reprice: refetch,
    doneWords: ({ orders }) =>
      hasNoEmail
        ? `Order# ${orders.orderNum} placed. Mark it as paid once the money is in.`
        : `Order# ${orders.orderNum} placed. The payment link was emailed.`,
  })
  const send = (values: PhoneOrderValues) => {
    if (lines.length === 0) {
      setEmptyTries(emptyTries + 1)
      return
    }
    if (!isReady() || !given.isReady()) return
    const { firstName, lastName, email: mailbox, phone1, notes, ...address } = values
    const grandTotal = priced?.grandTotal ?? null
    placeOrder({
      orders: {
        ...(isDelivery && address),
        ...place,
        notes: notes.trim() || null,
        grandTotal,
        ageConfirmed,
      },
      orderItems,
      customer: {
        firstName,
        lastName,
        phone1,
        ...(hasNoEmail ? { email: null, custId } : { email: mailbox }),
      },
      ...(given.off && { discount: { off: given.off, reason: given.reason } }),
    })
  }
  return {
    form,
    hasNoEmail,
    setHasNoEmail,
    /** Fills the form with an existing customer. */
    choose: ({ values, custId: known }: PhoneOrderStart) => {
      form.set({ ...values, notes: form.values.notes })
      setCustId(known)
      setHasNoEmail(known !== null)
    },
    isDelivery,
    setIsDelivery,
    pickupType,
    lines,
    setLines,
    emptyTries,
    priced,
    discount: { ...given, refusal: discountRefusal(quoteError) },
    check,
    send,
    busy,
    refusal,
  }
}

/** The staff discount, and its reason. */
function useDiscount() {
  const [typed, setTyped] = useState<TypedDiscount>(NO_DISCOUNT)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const off = discountOf(typed)
  return {
    typed,
    setTyped,
    off,
    reason: reason.trim(),
    setReason,
    reasonTyped: reason,
    isReasonMissing: isTried && off !== undefined && reason.trim() === '',
    /** Whether it can be sent; after the first call, missing fields show errors. */
    isReady: () => {
      setIsTried(true)
      return discountError(typed) === undefined && (off === undefined || reason.trim() !== '')
    },
  }
}

interface PlacingOptions {
  form: CheckedForm<PhoneOrderValues>
  /** Refetches the current prices. */
  reprice: () => Promise<unknown>
  doneWords: (saved: Awaited<ReturnType<typeof savePhoneOrder>>) => string
}

/** Sends the order once, and opens it. */
function usePlacing({ form, reprice, doneWords }: PlacingOptions) {
  const navigate = useNavigate()
  const key = useRef(newKey())
  const { save, busy, refusal } = useSave(
    (body: PhoneOrderBody) =>
      savePhoneOrder(body, key.current).catch(async (error: unknown) => {
        // A price may have changed: the total next to the refusal is the current one.
        await reprice()
        throw error
      }),
    {
      outdates: [STAFF_KEY],
      success: doneWords,
      onErrors: form.showErrors,
      onSaved: ({ orders }) => void navigate(`/orders/${orders.orderId}`, { state: AFTER_SAVING }),
    },
  )
  const place = (body: PhoneOrderBody) => {
    // After a refusal, sending it again is a new request.
    key.current = refusal ? newKey() : key.current
    save(body)
  }
  return { place, busy, refusal }
}
