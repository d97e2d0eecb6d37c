import { QuoteInput } from '@mendwell/contract/orders/quotes'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CallProblem } from '../../api/calls/call.ts'
import { requestQuote } from '../../api/orders/quotes.ts'
import type { CustomerAnswer } from '../../api/sessions.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { newKey } from '../../lib/new-key.ts'
import { storedInTab } from '../../lib/store/browser-storage.ts'
import { sayAgain } from '../../lib/words/texts.ts'
import { quoteText } from './quote-texts.ts'

const FIELDS = ['name', 'email', 'phone', 'quantity', 'note'] as const

const words = z._default(z.string(), '')
/** The typed values, as in the controls. */
const Draft = z.object({
  productId: z.number(),
  name: words,
  email: words,
  phone: words,
  quantity: z._default(z.string(), '1'),
  note: words,
})
type Draft = z.output<typeof Draft>
type Values = Omit<Draft, 'productId'>

const stored = storedInTab('mendwell.quote')

/** The quantity is in a text field. */
const Form = z.pipe(
  z.pipe(
    z.looseObject({ quantity: z.string() }),
    z.transform(({ quantity, ...rest }) => ({
      ...rest,
      quantity: /^\s*\d+\s*$/.test(quantity) ? Number(quantity) : undefined,
    })),
  ),
  z.omit(QuoteInput, { productId: true }),
)

/** This tab's draft for the product, else what is known about the customer. */
function startOf(productId: number, customer: CustomerAnswer | null): Values {
  const draft = Draft.safeParse(stored.read()).data
  if (draft?.productId === productId) return draft
  return {
    name: [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    email: customer?.email ?? '',
    phone: customer?.phone1 ?? '',
    quantity: '1',
    note: '',
  }
}

interface Options {
  productId: number
  customer: CustomerAnswer | null
  onSent: () => void
}

/** A quote request: stored in the tab until sent, and sent once however often it is tried. */
export function useQuoteForm({ productId, customer, onSent }: Options) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const key = useRef<{ of: string; key: string }>(undefined)
  const form = useCheckedForm<Values>({
    initialValues: startOf(productId, customer),
    schema: Form,
    fields: FIELDS,
    onValuesChange: (values) => stored.write({ ...values, productId }),
  })

  const send = async (values: Values) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    const body = { ...values, productId, quantity: Number(values.quantity) }
    const text = JSON.stringify(body)
    if (key.current?.of !== text) key.current = { of: text, key: newKey() }
    try {
      await requestQuote(body, key.current.key)
      stored.write(undefined)
      onSent()
    } catch (error) {
      const problem = error instanceof CallProblem ? error.problem : undefined
      if (!problem?.errors || !form.showErrors(problem.errors)) {
        setRefusal(
          problem ? sayAgain(problem.detail, problem.sentence) : quoteText('quote.notSent'),
        )
      }
    } finally {
      setBusy(false)
    }
  }

  return { form, busy, refusal, submit: form.submit((values) => void send(values)) }
}
