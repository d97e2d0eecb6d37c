import { QuoteContact } from '@mendwell/contract/orders/quotes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CallProblem } from '../../api/calls/call.ts'
import { requestQuotes } from '../../api/orders/quotes.ts'
import type { CustomerAnswer } from '../../api/sessions.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useKeyOf } from '../../lib/forms/use-key-of.ts'
import { storedInTab } from '../../lib/store/browser-storage.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import { useQuoteList } from '../../state/quote-list.ts'
import { quoteText } from './quote-texts.ts'

const FIELDS = ['name', 'email', 'phone', 'note'] as const

const words = z._default(z.string(), '')
/** The typed values, as in the controls. */
const Draft = z.object({ name: words, email: words, phone: words, note: words })
type Values = z.output<typeof Draft>

const stored = storedInTab('mendwell.quote')

/** This tab's draft, else what is known about the customer. */
function startOf(customer: CustomerAnswer | null): Values {
  const draft = Draft.safeParse(stored.read()).data
  if (draft) return draft
  return {
    name: [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    email: customer?.email ?? '',
    phone: customer?.phone1 ?? '',
    note: '',
  }
}

interface Options {
  customer: CustomerAnswer | null
  onSent: () => void
}

/** A quote request: stored in the tab until sent, and sent once however often it is tried. */
export function useQuoteForm({ customer, onSent }: Options) {
  const list = useQuoteList()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const keyOf = useKeyOf()
  const form = useCheckedForm<Values>({
    initialValues: startOf(customer),
    schema: QuoteContact,
    fields: FIELDS,
    onValuesChange: (values) => stored.write(values),
  })

  const send = async (values: Values) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    const body = { ...values, lines: [...list] }
    try {
      await requestQuotes(body, keyOf(body))
      stored.write(undefined)
      onSent()
    } catch (error) {
      const problem = error instanceof CallProblem ? error.problem : undefined
      if (!problem?.errors || !form.showErrors(problem.errors)) {
        setRefusal(
          problem ? translateMessage(problem.detail, problem.sentence) : quoteText('quote.notSent'),
        )
      }
    } finally {
      setBusy(false)
    }
  }

  return { form, busy, refusal, submit: form.submit((values) => void send(values)) }
}
