import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canContinue,
  MAIL_FAILURES,
  type MailFailure,
  mailFailureOf,
  NEWSLETTER_STATES,
  type NewsletterState,
  stoppedAs,
} from './newsletters.ts'

describe('an email that could not be sent', () => {
  it.each<[string, string, number, MailFailure]>([
    ['550 5.1.1 No such user', 'RCPT TO', 550, 'NO_MAILBOX'],
    ['550-5.1.1 The account does not exist', 'RCPT TO', 550, 'NO_MAILBOX'],
    ['550 5.2.1 Mailbox disabled', 'RCPT TO', 550, 'NO_MAILBOX'],
    ['550 no such mailbox', 'RCPT TO', 550, 'NO_MAILBOX'],
    ['553 mailbox name not allowed', 'RCPT TO', 553, 'NO_MAILBOX'],
    ['550 5.7.1 Your address is blocked', 'RCPT TO', 550, 'NOT_TAKEN'],
    ['554 5.7.1 Relay access denied', 'RCPT TO', 554, 'NOT_TAKEN'],
    ['554 Transaction failed', 'RCPT TO', 554, 'NOT_TAKEN'],
    ['452 4.2.2 Mailbox full', 'RCPT TO', 452, 'NOT_TAKEN'],
    ['550 5.1.8 Bad sender', 'MAIL FROM', 550, 'NOT_TAKEN'],
    ['550 5.7.1 Looks like spam', 'DATA', 550, 'NOT_TAKEN'],
    ['535 5.7.8 Wrong password', 'AUTH PLAIN', 535, 'NOT_TAKEN'],
  ])('with %s at %s', (response, command, responseCode, failure) => {
    const reply = { command, responseCode, response, isBeforeMail: false }
    expect(mailFailureOf(reply)).toBe(failure)
  })

  it('may have arrived only if the connection broke while it was sent', () => {
    expect(mailFailureOf({ command: 'CONN', isBeforeMail: true })).toBe('NOT_TAKEN')
    expect(mailFailureOf({ command: 'CONN', isBeforeMail: false })).toBe('UNKNOWN')
  })

  it('is one of three things, whatever a server says; only a permanent refusal is about the mailbox', () => {
    const code = fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined })
    const command = fc.constantFrom('RCPT TO', 'DATA', 'MAIL FROM', undefined)
    fc.assert(
      fc.property(code, command, fc.string(), fc.boolean(), (responseCode, at, response, early) => {
        const reply = { responseCode, command: at, response, isBeforeMail: early }
        const failure = mailFailureOf(reply)
        expect(MAIL_FAILURES).toContain(failure)
        if (failure === 'NO_MAILBOX') expect(responseCode).toBeGreaterThanOrEqual(500)
      }),
    )
  })
})

it('only a stopped newsletter can be continued', () => {
  expect(NEWSLETTER_STATES.filter(canContinue)).toEqual(['STOPPED'])
})

it.each<[NewsletterState, NewsletterState | undefined]>([
  ['DRAFT', undefined],
  ['SCHEDULED', 'DRAFT'],
  ['SENDING', 'STOPPED'],
  ['SENT', undefined],
  ['STOPPED', undefined],
])('%s is %s after it was stopped', (state, after) => {
  expect(stoppedAs(state)).toBe(after)
})
