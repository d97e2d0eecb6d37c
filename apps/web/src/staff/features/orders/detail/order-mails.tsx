import { resendMail, type StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { mailInWords, mailState } from '../../../components/page/mail-words.ts'
import { Tag } from '../../../components/page/tags.tsx'

/** The mails about an order; one that was sent can be sent again. */
export function OrderMails({ order, canResend }: { order: StaffOrder; canResend: boolean }) {
  const { orderId } = order.orders
  const { save, busy, refusal } = useSave((outboxId: number) => resendMail(orderId, outboxId), {
    outdates: [STAFF_KEY],
    success: ({ recipient }) => `Resent to ${recipient}.`,
  })
  return (
    <section className="panel">
      <h2>Emails</h2>
      <Refusal refusal={refusal} />
      <ul className={detailStyles.list}>
        {order.mails.map(({ outboxId, kind, recipient, state, createDate, lastError }) => (
          <li key={outboxId}>
            <span>
              <b className="strong">{mailInWords(kind)}</b>{' '}
              <Tag tone={mailState(state).tone}>{mailState(state).words}</Tag>
              <span className={detailStyles.subLine}>
                {recipient}, {formatMoment(createDate)}
                {lastError && `, ${lastError}`}
              </span>
            </span>
            {canResend && state !== 'QUEUED' && (
              <Button
                rank="quiet"
                busy={busy}
                aria-label={`Resend: ${mailInWords(kind)}, ${formatMoment(createDate)}`}
                onClick={() => save(outboxId)}
              >
                Resend
              </Button>
            )}
          </li>
        ))}
      </ul>
      {order.mails.length === 0 && <p className="muted">None yet.</p>}
    </section>
  )
}
