import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

it.each([
  ['Ada@Example.COM', 'ada@example.com'],
  ['  ada@example.com ', 'ada@example.com'],
  ['ａｄａ@example.com', 'ada@example.com'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['no address', 'no address'],
])('takes %j for %j', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical)
})

it('is canonical: applying it again changes nothing, and case does not matter', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const canonical = canonicalEmail(email)

      expect(canonicalEmail(canonical)).toBe(canonical)
      expect(canonicalEmail(email.toUpperCase())).toBe(canonical)
    }),
  )
})
