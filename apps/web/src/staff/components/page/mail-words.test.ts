import { expect, it } from 'vitest'
import { mailInWords } from './mail-words.ts'

it.each([
  ['order_created', 'Order confirmation'],
  ['payment_received', 'Payment receipt'],
  ['return_decided', 'Return update'],
  ['low_stock-alert', 'Low stock alert'],
])('calls %s %s', (kind, words) => {
  expect(mailInWords(kind)).toBe(words)
})
