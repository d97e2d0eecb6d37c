import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSandboxEvent } from './sandbox-events.ts'

const secret = 'of the sandbox'
const now = new Date('2026-11-20T12:00:00Z')
const time = now.getTime() / 1000

function signed(body: string) {
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${mac}` }
}

it.each([
  'null',
  '[]',
  '{}',
  '"event"',
  '7',
  '{"id":7,"type":"charge.succeeded"}',
  '{"id":"e1","type":"charge.succeeded","charge":{}}',
  '{"id":',
  '',
])('a signed body that is no event is none: %s', (body) => {
  expect(readSandboxEvent(signed(body), { secret, now })).toBeUndefined()
})

it('an event without a charge is valid', () => {
  const event = readSandboxEvent(signed('{"id":"e1","type":"ping"}'), { secret, now })

  expect(event).toEqual({ eventId: 'e1', type: 'ping' })
})
