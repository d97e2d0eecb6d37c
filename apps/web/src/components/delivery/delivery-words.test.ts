import { beforeAll, expect, it } from 'vitest'
import type { DeliveryPartAnswer } from '../../api/delivery.ts'
import { loadLaterTexts } from '../../lib/words/texts.ts'
import { partInWords, piecesInWords } from './delivery-words.ts'

beforeAll(() => loadLaterTexts())

const days = { from: '2026-11-24', to: '2026-11-26' }
const oneDay = { from: '2026-11-24', to: '2026-11-24' }

it.each<[DeliveryPartAnswer['part'], DeliveryPartAnswer['days'], string]>([
  ['PARCEL', days, 'Arrives Tue, Nov\u00a024 to Thu, Nov\u00a026'],
  ['PARCEL', oneDay, 'Arrives Tue, Nov\u00a024'],
  ['FREIGHT', days, 'Arrives Tue, Nov\u00a024 to Thu, Nov\u00a026, by freight'],
  ['FREIGHT', oneDay, 'Arrives Tue, Nov\u00a024, by freight'],
  ['PICKUP', oneDay, 'Ready to collect from Tue, Nov\u00a024'],
  ['BACKORDER', null, 'On backorder: we will tell you when it ships'],
  ['BACKORDER', days, 'On backorder: expected Tue, Nov\u00a024 to Thu, Nov\u00a026'],
  ['TOLD', null, 'We will tell you the date'],
])('%s %j: %s', (part, range, words) => {
  expect(partInWords({ part, pieces: 1, days: range }, false)).toBe(words)
})

it('waits in the store for a pickup', () => {
  const part = { part: 'BACKORDER' as const, pieces: 2, days: null }
  expect(partInWords(part, true)).toBe('On backorder: we will tell you when it is here')
  expect(partInWords({ ...part, days }, true)).toBe(
    'On backorder: expected in our store from Tue, Nov\u00a024',
  )
  expect(piecesInWords(part)).toBe('2 pieces')
  expect(piecesInWords({ ...part, pieces: 1 })).toBe('1 piece')
})
