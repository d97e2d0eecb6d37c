import { email } from '@mendwell/contract/wire/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { CallProblem } from '../../../api/calls/call.ts'
import { tracking } from '../../../api/orders/orders.ts'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t, translateMessage } from '../../../lib/words/texts.ts'
import { useOrderLink } from '../../../purchase/placing/use-order-link.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './track-order.module.css'
import { TrackedOrder } from './tracked-order.tsx'

/** Orders without an email are looked up by phone number. */
const Phone = z.string().check(z.regex(/^\+?[\d\s().-]{10,20}$/))

interface TrackingInput {
  orderNum: string
  email: string
}

/** An order number, for guests also the email, and the order's status (Specification §2, Shipment tracking). */
export function TrackOrder({ needsEmail }: { needsEmail: boolean }) {
  const [params, setParams] = useSearchParams()
  const orderNum = params.get('order') ?? ''
  const [typed, setTyped] = useState<string>()
  const isOpening = useOrderLink()
  const form = useCheckedForm<TrackingInput>({
    // A mailed link contains the number.
    initialValues: { orderNum, email: '' },
    schema: z.object({
      orderNum: z.string().check(z.trim(), z.regex(/^\d{1,20}$/, t('tracking.numberMissing'))),
      email: needsEmail ? z.union([Phone, email()]) : z.string(),
    }),
    fields: ['orderNum', 'email'],
  })
  const query = useQuery({
    ...tracking(orderNum, typed ?? ''),
    enabled: orderNum !== '' && !isOpening,
  })
  // A guest who only followed a link has not been asked for the email yet.
  const isSubmitted = typed !== undefined || !needsEmail
  const track = (input: TrackingInput) => {
    setTyped(input.email)
    // The email stays out of the URL: it would be stored in the history.
    setParams({ tab: 'tracking', order: input.orderNum.trim() })
  }
  return (
    <div className="stack">
      <form className="panel" noValidate onSubmit={form.submit(track)}>
        <FormErrors form={form} />
        <div className={styles.fields}>
          <TextField
            label={t('tracking.number')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('orderNum')}
          />
          {needsEmail && (
            <TextField
              label={t('tracking.email')}
              hint={t('tracking.noEmail')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('email')}
            />
          )}
          <Button type="submit" busy={query.isFetching}>
            {t('tracking.track')}
          </Button>
        </div>
      </form>
      <div role="status">
        {query.error && !isSubmitted && (
          <p className="note">
            <Icon name="info-circle" />
            {t('tracking.whichEmail')}
          </p>
        )}
        {query.error && isSubmitted && (
          <p className="note warn">
            <Icon name="info-circle" />
            {explain(query.error)}
          </p>
        )}
      </div>
      {query.data && <TrackedOrder tracked={query.data} />}
    </div>
  )
}

function explain(error: Error): string {
  if (!(error instanceof CallProblem)) return t('account.unreachable')
  const { code, detail, sentence } = error.problem
  return code === 'TOO_MANY' ? translateMessage(detail, sentence) : t('tracking.notFound')
}
