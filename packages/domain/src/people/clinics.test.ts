import { expect, it } from 'vitest'
import { CLINIC_STATUSES, clinicTransitions, needsReason } from './clinics.ts'

it('a request is verified or declined, a verification is withdrawn, and an end is an end', () => {
  expect(CLINIC_STATUSES.map((status) => [status, clinicTransitions(status)])).toEqual([
    ['REQUESTED', ['VERIFIED', 'DECLINED']],
    ['VERIFIED', ['WITHDRAWN']],
    ['DECLINED', []],
    ['WITHDRAWN', []],
  ])
})

it('declining requires a reason', () => {
  expect(CLINIC_STATUSES.filter(needsReason)).toEqual(['DECLINED', 'WITHDRAWN'])
})
