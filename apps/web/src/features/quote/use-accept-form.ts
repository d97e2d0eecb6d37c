import { Contact, ShippingAddress } from '@mendwell/contract/orders/orders'
import { UNITED_STATES } from '@mendwell/domain/places/united-states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { CallProblem } from '../../api/calls/call.ts'
import {
  acceptQuote,
  type NamedQuote,
  openedQuote,
  pricedQuote,
  type QuoteAnswer,
} from '../../api/orders/quotes.ts'
import { askSession, type CustomerAnswer, noticeEndedSession } from '../../api/sessions.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useKeyOf } from '../../lib/forms/use-key-of.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import { keepOrderToken } from '../../purchase/placing/order-token.ts'
import type { JustPlaced } from '../../purchase/placing/use-place-order.ts'
import { quoteText } from './quote-texts.ts'

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone1',
  'address',
  'address2',
  'postalCode',
  'country',
  'stateProvince',
  'city',
] as const
type Values = Record<(typeof FIELDS)[number], string>

interface Options {
  quote: QuoteAnswer
  named: NamedQuote
  customer: CustomerAnswer | null
}

export type Accepting = ReturnType<typeof useAcceptForm>

/** The order at the prices of a quote: priced for its place as it is typed, placed once however often it is tried. */
export function useAcceptForm({ quote, named, customer }: Options) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [pickupType, setPickupType] = useState<'DELIVERY' | 'IN STORE'>('DELIVERY')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const keyOf = useKeyOf()
  const isDelivery = pickupType === 'DELIVERY'
  const form = useCheckedForm<Values>({
    initialValues: startOf(quote, customer),
    schema: isDelivery ? z.extend(ShippingAddress, Contact.shape) : Contact,
    fields: FIELDS,
  })
  const { address, address2, city, ...typed } = form.values
  const { country, stateProvince, postalCode } = typed
  const place = isDelivery ? { country, stateProvince, postalCode } : {}
  const pricing = useQuery(pricedQuote({ ...named, orders: { pickupType, ...place } }))
  const priced = pricing.data
  const [isOldEnough, setOldEnough] = useState(false)
  const ageConfirmed = isOldEnough ? (priced?.ageToConfirm ?? null) : null

  const send = async (values: Values) => {
    if (busy) return
    if (priced?.ageToConfirm && !isOldEnough) return setRefusal(quoteText('quote.ageMissing'))
    setBusy(true)
    setRefusal(undefined)
    const { firstName, lastName, email, phone1 } = values
    const to = isDelivery ? { address, address2, city, ...place } : {}
    const body = {
      ...named,
      orders: { pickupType, ...to, ageConfirmed, grandTotal: priced?.grandTotal ?? null },
      customer: { firstName, lastName, email, phone1 },
    }
    try {
      const { orders } = await keepOrderToken(() => acceptQuote(body, keyOf(body)))
      void askSession()
      const state: JustPlaced = { created: true, pay: true }
      void navigate(paths.orderDetail(orders.orderNum), { state })
    } catch (error) {
      noticeEndedSession(error)
      const problem = error instanceof CallProblem ? error.problem : undefined
      if (problem?.code === 'CONFLICT') setRefusal(quoteText('quote.closedHelp'))
      else if (!problem?.errors || !form.showErrors(problem.errors)) {
        setRefusal(
          problem ? translateMessage(problem.detail, problem.sentence) : quoteText('quote.notSent'),
        )
      }
      // What was refused may have changed: its prices, its stock, or someone else was faster.
      void pricing.refetch()
      if (problem?.code === 'CONFLICT') {
        void client.invalidateQueries({ queryKey: openedQuote(named).queryKey })
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    pickupType,
    setPickupType,
    priced,
    isPricing: pricing.isFetching,
    isOldEnough,
    setOldEnough,
    busy,
    refusal,
    submit: form.submit((values) => void send(values)),
  }
}

/** Who asked, and the address of a signed-in customer's profile. */
function startOf({ name, email, phone }: QuoteAnswer, customer: CustomerAnswer | null): Values {
  const [firstName = '', ...others] = name.split(' ')
  const own = customer?.address?.address1 ? customer : null
  return {
    firstName: customer?.firstName || firstName,
    lastName: customer?.lastName || others.join(' '),
    email: customer?.email || email,
    phone1: customer?.phone1 || phone,
    address: own?.address?.address1 ?? '',
    address2: own?.address?.address2 ?? '',
    postalCode: own?.postalCode ?? '',
    country: own?.country || UNITED_STATES,
    stateProvince: own?.stateProvince ?? '',
    city: own?.city ?? '',
  }
}
