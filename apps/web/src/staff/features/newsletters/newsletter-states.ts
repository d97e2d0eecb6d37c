import type { Progress } from '@mendwell/contract/newsletters/newsletters'
import type { NewsletterState } from '@mendwell/domain/content/newsletters'
import { countOf } from '../../components/page/count-of.ts'
import { formatNumber } from '../../components/page/formats.ts'
import type { Tone } from '../../components/page/tags.tsx'

/** A newsletter's state for staff. */
export const NEWSLETTER_STATES: Record<NewsletterState, { words: string; tone: Tone }> = {
  DRAFT: { words: 'Draft', tone: 'off' },
  SCHEDULED: { words: 'Scheduled', tone: 'info' },
  SENDING: { words: 'Sending', tone: 'warn' },
  SENT: { words: 'Sent', tone: 'good' },
  STOPPED: { words: 'Stopped', tone: 'bad' },
}

/** 'Sent to 1,204 subscribers, 3 bounced, 1 unsubscribed': what became of its emails. */
export function outcomeInWords({ sent, bounced, failed, leftOut, unknown }: Progress): string {
  const rest = [
    { count: bounced, words: 'bounced' },
    { count: failed, words: 'failed' },
    { count: leftOut, words: 'left out' },
    { count: unknown, words: 'unclear' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${formatNumber(count)} ${words}`)
  return [`Sent to ${countOf(sent, 'subscriber')}`, ...rest].join(', ')
}
