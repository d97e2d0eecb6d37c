/** SCHEDULED starts by itself; STOPPED reached only some, and can be continued. */
export const NEWSLETTER_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/** Emails queued at a time: an order's email never waits behind more of them. */
export const NEWSLETTER_BATCH = 100

/** What stopping does in each state; undefined where there is nothing to stop. */
const STOPPED_AS: Partial<Record<NewsletterState, NewsletterState>> = {
  SCHEDULED: 'DRAFT',
  SENDING: 'STOPPED',
}

/** The state after stopping: one that has not begun is a draft again. Undefined if there is nothing to stop. */
export const stoppedAs = (state: NewsletterState): NewsletterState | undefined => STOPPED_AS[state]

/** Whether sending can go on: it was stopped on the way. */
export const canContinue = (state: NewsletterState): boolean => state === 'STOPPED'

/** What is known about an email that could not be sent. */
export const MAIL_FAILURES = ['NO_MAILBOX', 'NOT_TAKEN', 'UNKNOWN'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** What a mail server and its connection reported. */
export interface MailServerReply {
  /** The SMTP command it answered, such as 'RCPT TO'. */
  command?: string | undefined
  /** Three digits; 5xx is permanent (RFC 5321, 4.2.1). */
  responseCode?: number | undefined
  /** The whole answer, such as '550 5.1.1 No such user'. */
  response?: string | undefined
  /** Whether it failed before anything of the email was sent. */
  isBeforeMail: boolean
}

/** Refusals of a recipient without an enhanced code that concern the mailbox (RFC 5321, 4.2.3). */
const OF_MAILBOX = [550, 551, 553]

/**
 * What a failed delivery means: NO_MAILBOX only if the server permanently refused this recipient because of the mailbox
 * itself (RFC 3463: 5.1 address, 5.2 mailbox), not because it refuses the shop or the text. UNKNOWN if the connection
 * broke while the email was sent: it may have arrived.
 */
export function mailFailureOf(reply: MailServerReply): MailFailure {
  const { command, responseCode, response = '', isBeforeMail } = reply
  if (responseCode === undefined) return isBeforeMail ? 'NOT_TAKEN' : 'UNKNOWN'
  if (command !== 'RCPT TO' || responseCode < 500) return 'NOT_TAKEN'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3})\.\d{1,3}\b/.exec(response)?.[1]
  const isOfMailbox = enhanced ? /^5\.[12]$/.test(enhanced) : OF_MAILBOX.includes(responseCode)
  return isOfMailbox ? 'NO_MAILBOX' : 'NOT_TAKEN'
}
