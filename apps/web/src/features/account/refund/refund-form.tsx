import { ReturnReason } from '@mendwell/contract/orders/returns'
import { says } from '@mendwell/contract/wire/validation-messages'
import { RETURN_KINDS } from '@mendwell/domain/orders/returns'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { queryClient } from '../../../api/calls/query-client.ts'
import { exchangeSizes, returnsOf, saveReturn } from '../../../api/orders/returns.ts'
import { shopConfig } from '../../../api/shop.ts'
import { ReturnSummary } from '../../../components/orders/return-summary.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { newKey } from '../../../lib/new-key.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import type { OrderHead, OrderItemRow } from '../orders/order-card.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'
import { useSending } from '../sign-in/use-sending.ts'
import { RefundItems } from './items/refund-items.tsx'
import { SizeChoices } from './items/size-choices.tsx'
import { type ItemInput, type RefundInput, useRefundInput } from './items/use-refund-input.ts'
import { useRefusals } from './items/use-refusals.ts'
import { NextSteps } from './next-steps.tsx'
import styles from './refund-form.module.css'
import { RefundQuote } from './refund-quote.tsx'
import { ReturnClosed } from './return-closed.tsx'

const Reason = z.object({
  reason: ReturnReason,
  requestFor: z.string().check(z.minLength(1, says('requestForRequired'))),
  items: z.string().check(z.minLength(1, says('returnItemRequired'))),
})
type Reason = z.output<typeof Reason>

const ITEMS_ID = 'refund-items'

interface RefundFormProps {
  order: OrderHead['orders']
  items: readonly OrderItemRow[]
}

/** Only where the owner has it so: returns may take back a discount. */
function ReclaimRule() {
  const { data } = useQuery(shopConfig())
  return data?.reclaimOnReturn ? <p className="muted">{t('returns.reclaim')}</p> : null
}

/** Which items, refund, replacement or another size, why; shows the exact amount before submitting (Decisions §7). */
export function RefundForm({ order, items }: RefundFormProps) {
  const input = useRefundInput(order.orderId)
  const form = useCheckedForm<Reason>({
    initialValues: { items: '', requestFor: '', reason: '' },
    schema: Reason,
    fields: ['items', 'requestFor', 'reason'],
  })
  const sizes = useQuery(exchangeSizes(order.orderId)).data
  const kinds = RETURN_KINDS.filter((kind) => kind !== 'EXCHANGE' || sizes?.items.length)
  const refusalOf = useRefusals(order.orderId, items, input.requestFor)
  const refusalOfAny = useRefusals(order.orderId, items, '')
  const sending = useSendReturn(order, input, form)
  // The table is not a field: a string tells the form whether something was chosen.
  const choose = (orderItemId: number, part: Partial<ItemInput>) => {
    const own = { ...input.inputOf(orderItemId), ...part }
    const isChosen =
      own.quantity > 0 || input.items.some((item) => item.orderItemId !== orderItemId)
    input.setInput(orderItemId, part)
    form.field('items').onChange(isChosen ? 'chosen' : '')
  }
  const isOpen = items.some(({ ordersItems: { orderItemId } }) => {
    const refused = refusalOfAny(orderItemId)
    return !refused || refused.isLiftedByDefect
  })
  // What was just sent stays to be read.
  if (!isOpen && !sending.sent) return <ReturnClosed items={items} refusalOf={refusalOfAny} />
  return (
    <form className={`panel ${styles.form}`} noValidate onSubmit={form.submit(sending.send)}>
      <ErrorSummary
        title={t('common.thereIsAProblem')}
        entries={form.summary.map((entry) =>
          entry.fieldId === form.idOf('items') ? { ...entry, fieldId: ITEMS_ID } : entry,
        )}
        attempt={form.attempt}
      />
      <details>
        <summary>{t('returns.rules')}</summary>
        <ReturnSummary />
        <ReclaimRule />
        <Link to={paths.returnPolicy}>{t('returns.policy')}</Link>
      </details>
      <RefundItems
        id={ITEMS_ID}
        items={items}
        error={form.field('items').error}
        wishOf={input.inputOf}
        refusalOf={refusalOf}
        onChoose={choose}
      />
      <div className="two-columns">
        <SelectField
          label={t('refund.requestFor')}
          placeholder={t('common.choose')}
          options={kinds.map((kind) => ({ value: kind, label: t(`refund.kind.${kind}`) }))}
          {...form.field('requestFor')}
          onChange={(event) => {
            const chosen = kinds.find((kind) => kind === event.currentTarget.value)
            input.setRequestFor(chosen ?? '')
            form.field('requestFor').onChange(chosen ?? '')
          }}
        />
        {input.requestFor === 'EXCHANGE' && sizes && (
          <SizeChoices items={items} sizes={sizes} inputOf={input.inputOf} onChoose={choose} />
        )}
      </div>
      <TextArea label={t('refund.reason')} maxLength={1000} {...form.field('reason')} />
      {input.quote && (
        <RefundQuote quote={input.quote} requestFor={input.requestFor} items={items} />
      )}
      {input.askAgain && (
        <div className="note warn" role="alert">
          <p>{t('common.sectionFailed')}</p>
          <Button rank="outline" onClick={input.askAgain}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      <FormRefusal refusal={sending.refusal} />
      <Button type="submit" big busy={sending.busy || input.isBeingQuoted}>
        {t('refund.send')}
      </Button>
      <div role="status">{sending.sent && <NextSteps {...sending.sent} />}</div>
    </form>
  )
}

type ReasonForm = CheckedForm<Reason>

function useSendReturn(order: OrderHead['orders'], input: RefundInput, form: ReasonForm) {
  const { busy, refusal, send } = useSending(form.showErrors)
  const [sent, setSent] = useState<ComponentProps<typeof NextSteps>>()
  const key = useRef(newKey())
  return {
    busy,
    refusal,
    sent,
    send: ({ reason }: Reason) =>
      send(async () => {
        if (input.requestFor === '') return
        const body = {
          orderId: order.orderId,
          requestFor: input.requestFor,
          reason,
          refund: input.quote?.refund ?? null,
          due: input.quote?.due ?? null,
          items: input.items.map((item) => ({ ...item, expiryDate: item.expiryDate || null })),
        }
        const { returns } = await saveReturn(body, key.current)
        key.current = newKey()
        const numbers = returns.map(({ returnNumber }) => returnNumber).join(', ')
        setSent({ numbers, requestFor: body.requestFor })
        input.clear()
        form.reset()
        await queryClient.invalidateQueries({ queryKey: returnsOf(order.orderNum).queryKey })
      }),
  }
}
