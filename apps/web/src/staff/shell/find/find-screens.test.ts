import { expect, it } from 'vitest'
import type { Staff } from '../../session/use-staff.ts'
import { findScreens } from './find-screens.ts'

const everything: Pick<Staff, 'may'> = { may: () => true }
const labels = (term: string, staff = everything) =>
  findScreens(term, staff).map(({ label }) => label)

it.each([
  ['tax', ['Taxes']],
  ['phone order', ['Take a phone order']],
  ['ADD prod', ['Add a product']],
  [
    'administration',
    ['Settings', 'Delivery dates', 'Message wording', 'Taxes', 'Staff', 'Security', 'History'],
  ],
  ['nothing of that kind', []],
])('finds by "%s" %j', (term, found) => {
  expect(labels(term)).toEqual(found)
})

it('shows all there is before anything is typed', () => {
  expect(labels('')).toContain('Today')
  expect(labels('').length).toBeGreaterThan(20)
})

it('offers nobody what the role does not allow', () => {
  expect(labels('', { may: (permission) => permission === 'any' })).toEqual(['Today', 'Security'])
})
