import { expect, it } from 'vitest'
import { isNoEmail, isSamePhone, noEmailOf, shownEmail } from './no-email.ts'

it('stands for no email, and is never shown', () => {
  const mailbox = noEmailOf('4711')

  expect(isNoEmail(mailbox)).toBe(true)
  expect(shownEmail(mailbox)).toBe('')
  expect(isNoEmail('ada@example.com')).toBe(false)
  expect(shownEmail('ada@example.com')).toBe('ada@example.com')
})

it.each([
  ['512 555 0148', '(512) 555-0148', true],
  ['+1 512-555-0148', '5125550148', true],
  ['512 555 0149', '(512) 555-0148', false],
  ['555-0100', '555-0100', false],
  ['', '', false],
])('%j and %j are one phone number: %j', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame)
})
