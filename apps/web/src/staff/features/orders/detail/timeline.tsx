import { type OrderStatus, staffReading } from '@mendwell/domain/orders/order-status'
import type { ReplacementReason } from '@mendwell/domain/orders/replacements/replacements'
import type { TimelineEntry } from '../../../../api/staff/orders/orders.ts'
import timelineStyles from '../../../components/history/timeline.module.css'
import { codeInSentence } from '../../../components/page/code-words.ts'
import { formatMoment, formatMoney } from '../../../components/page/formats.ts'
import { mailInWords, mailState } from '../../../components/page/mail-words.ts'
import { REASON_WORDS } from '../replacements/reason-words.ts'

/** What happened, in one short sentence. */
function titleOf({ kind, what, amount }: TimelineEntry, money: (amount: number) => string) {
  const sum = amount === null ? '' : money(amount)
  switch (kind) {
    case 'MOVE':
      return what === 'NEW' ? 'Order placed' : `Status: ${staffReading(what as OrderStatus)}`
    case 'PAYMENT':
      return `Payment of ${sum} ${codeInSentence(what)}`
    case 'REFUND':
      return `Refund of ${sum} ${codeInSentence(what)}`
    case 'SHIPMENT':
      return 'Package shipped'
    case 'DELIVERED':
      return 'Package delivered'
    case 'RETURN':
      return `Return ${codeInSentence(what)}`
    case 'MAIL':
      return `Email: ${mailInWords(what)}`
    case 'EDIT':
      return sum ? `Order edited: ${sum}` : 'Order edited'
    case 'DISCOUNT':
      return what === 'REMOVED' ? 'Discount removed' : `Discount of ${sum}`
    case 'REPLACEMENT':
      return `Replacement: ${REASON_WORDS[what as ReplacementReason].toLowerCase()}`
    case 'NOTE':
      return 'Staff note'
  }
}

/** Everything that happened to an order, newest first. */
export function Timeline({
  entries,
  currency,
}: {
  entries: readonly TimelineEntry[]
  currency: string
}) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <section className="panel">
      <h2>Timeline</h2>
      <ol className={timelineStyles.timeline}>
        {entries.toReversed().map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${entry.what} ${entry.detail}`}>
            {titleOf(entry, money)}
            {entry.detail && (
              <span>{entry.kind === 'MAIL' ? mailState(entry.detail).words : entry.detail}</span>
            )}
            <span>{[entry.by, formatMoment(entry.at)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
