import { expect, it } from 'vitest'
import { outcomeInWords } from './newsletter-states.ts'

const NONE = { recipients: 0, waiting: 0, sent: 0, bounced: 0, failed: 0, leftOut: 0, unknown: 0 }

it.each([
  [{ sent: 1 }, 'Sent to 1 subscriber'],
  [{ sent: 1204, waiting: 3 }, 'Sent to 1,204 subscribers'],
  [
    { sent: 12, bounced: 3, leftOut: 1, failed: 2, unknown: 4 },
    'Sent to 12 subscribers, 3 bounced, 2 failed, 1 left out, 4 unclear',
  ],
])('%j is %s', (progress, words) => {
  expect(outcomeInWords({ ...NONE, ...progress })).toBe(words)
})
