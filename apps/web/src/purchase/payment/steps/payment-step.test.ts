import { describe, expect, it } from 'vitest'
import { stepAfter } from './use-charge.ts'

const cardInfo = { failure_message: null, brand: 'Visa', last4: '4242', action: null }
const action = { type: '3ds', reference: 'r', clientSecret: 's' } as const

describe('what the payment dialog does with an answer', () => {
  it('takes 0 as paid', () => {
    expect(stepAfter({ statusCode: 0, statusDesc: 'Sandbox transaction success', cardInfo })).toBe(
      undefined,
    )
  })

  it('warns with the first part of a failure message', () => {
    const declined = { ...cardInfo, failure_message: 'Your card was declined.; code 05' }

    expect(stepAfter({ statusCode: -1, statusDesc: 'Declined', cardInfo: declined })).toEqual({
      at: 'card',
      warning: 'Your card was declined.',
    })
  })

  it('warns with a failure message although the status is not negative', () => {
    const expired = { ...cardInfo, failure_message: 'Your card has expired.' }

    expect(stepAfter({ statusCode: 0, statusDesc: 'x', cardInfo: expired })).toEqual({
      at: 'card',
      warning: 'Your card has expired.',
    })
  })

  it('warns with statusDesc when there is a negative statusCode alone', () => {
    expect(
      stepAfter({ statusCode: -1, statusDesc: 'Amount does not match the order', cardInfo }),
    ).toEqual({ at: 'card', warning: 'Amount does not match the order' })
  })

  it('waits while a payment is being confirmed', () => {
    expect(
      stepAfter({ statusCode: -2, statusDesc: 'Payment is being confirmed', cardInfo }),
    ).toEqual({ at: 'confirming' })
  })

  it('shows the bank when it asks', () => {
    expect(
      stepAfter({ statusCode: 1, statusDesc: 'Bank', cardInfo: { ...cardInfo, action } }),
    ).toEqual({ at: 'bank', action })
  })
})
