import { beforeEach, expect, it, vi } from 'vitest'
import { handOverTime, readDraft, storeDraft } from './checkout-draft.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})

const store = (value: unknown) => items.set('mendwell.checkout', JSON.stringify(value))

it('keeps what was typed, beside defaults for the rest', () => {
  storeDraft({ firstName: 'Rosa', billingIsSame: false })
  storeDraft({ city: 'Austin' })

  expect(readDraft()).toMatchObject({
    firstName: 'Rosa',
    city: 'Austin',
    billingIsSame: false,
    email: '',
    pickupType: 'IN STORE',
    deliveryType: 'DELIVERY',
  })
})

it.each([
  ['no object', 7],
  ['nothing', null],
  ['a list', ['Rosa']],
  ['a number for a name', { firstName: 7 }],
  ['null for an address', { address: null }],
  ['words for a check', { remindMe: 'yes' }],
  ['an unknown way', { deliveryType: 'BY DRONE' }],
  ['an unknown time', { pickupTime: 'NOON' }],
  ['an unknown choice of the cart', { pickupType: 'toString' }],
])('starts afresh from %s in storage', (_, value) => {
  store(value)
  expect(readDraft()).toMatchObject({ firstName: '', pickupTime: 'MORNING' })
  expect(readDraft().deliveryType).toBe('DELIVERY')
})

it('ignores what an earlier version of the shop stored', () => {
  store({ firstName: 'Rosa', fax: 7 })
  expect(readDraft().firstName).toBe('Rosa')
})

it('hands over by day, in the morning in the store, or as chosen in the cart', () => {
  expect([handOverTime('DELIVERY'), handOverTime('IN STORE')]).toEqual(['DAYTIME', 'MORNING'])
  storeDraft({ isTimeChosen: true, pickupTime: 'EVENING' })
  expect([handOverTime('DELIVERY'), handOverTime('IN STORE')]).toEqual(['EVENING', 'EVENING'])
})

it('delivers by day what was to be picked up at night', () => {
  storeDraft({ isTimeChosen: true, pickupTime: 'NIGHT' })
  expect([handOverTime('DELIVERY'), handOverTime('IN STORE')]).toEqual(['DAYTIME', 'NIGHT'])
})

it('hands over in the store only while it is open', () => {
  const offered = ['AFTERNOON', 'DAYTIME'] as const
  expect(handOverTime('IN STORE', offered)).toBe('AFTERNOON')
  storeDraft({ isTimeChosen: true, pickupTime: 'DAYTIME' })
  expect(handOverTime('IN STORE', offered)).toBe('DAYTIME')
  storeDraft({ pickupTime: 'NIGHT' })
  expect(handOverTime('IN STORE', offered)).toBe('AFTERNOON')
  expect(handOverTime('IN STORE'), 'before the shop has answered').toBe('NIGHT')
})
