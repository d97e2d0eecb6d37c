import { expect, it } from 'vitest'
import type { Staff } from '../../session/use-staff.ts'
import { findScreens } from './find-screens.ts'

const everything: Pick<Staff, 'may'> = { may: () => true }
const SCREENS = [
  { to: '/', label: 'Today', detail: 'Sales' },
  { to: '/taxes', label: 'Taxes', detail: 'Administration' },
  { to: '/history', label: 'History', detail: 'Administration' },
]
const labels = (term: string, staff = everything) =>
  findScreens(term, SCREENS, staff).map(({ label }) => label)

it.each([
  ['tax', ['Taxes']],
  ['phone order', ['Take a phone order']],
  ['ADD prod', ['Add a product']],
  ['administration', ['Taxes', 'History']],
  ['nothing of that kind', []],
])('finds by "%s" %j', (term, found) => {
  expect(labels(term)).toEqual(found)
})

it('shows all screens before anything is typed', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Add a product', 'Today', 'Taxes']))
})

it('offers only what the role allows', () => {
  const readsOnly: Pick<Staff, 'may'> = { may: () => false }

  expect(labels('', readsOnly)).toEqual(['Today', 'Taxes', 'History'])
})
