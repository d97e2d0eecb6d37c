import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, weekdayOf } from '../days/calendar.ts'
import {
  arrivalOf,
  collectFrom,
  type DayRange,
  type OpenDay,
  type ShopCalendar,
} from './delivery-dates.ts'
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts'
import { HOLIDAY_KEYS, isClosedDay } from './holidays.ts'

const ZONE = 'America/Chicago'

/** Open Monday to Saturday, Saturdays until noon. */
const WEEK: OpenDay[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  dayOfWeek,
  closedFlag: dayOfWeek === 0,
  openTime: dayOfWeek === 0 ? null : '08:00',
  closeTime: dayOfWeek === 0 ? null : dayOfWeek === 6 ? '12:00' : '20:00',
}))

const calendar: ShopCalendar = { timeZone: ZONE, week: WEEK, rules: DEFAULT_DELIVERY_RULES }
const [, near] = DEFAULT_DELIVERY_RULES.transitZones
const zone = near ?? expect.fail('There are default zones')

const arrives = (moment: string, service: 'PARCEL' | 'FREIGHT' = 'PARCEL') => {
  const range = arrivalOf({ moment: new Date(moment), service, zone }, calendar)
  return range && `${range.from} ${range.to}`
}

/** Handling 0 to 1, transit 2 to 3; the offset says which time the shop is in. */
describe('a parcel to a neighbor of Texas', () => {
  it.each([
    ['before the cut-off', '2026-11-17T13:59-06:00', '2026-11-19 2026-11-23'],
    ['at the cut-off', '2026-11-17T14:00-06:00', '2026-11-20 2026-11-24'],
    ['before Thanksgiving', '2026-11-24T09:00-06:00', '2026-11-27 2026-12-01'],
    ['on Thanksgiving', '2026-11-26T09:00-06:00', '2026-12-01 2026-12-03'],
    ['late on the eve of Thanksgiving', '2026-11-25T23:59-06:00', '2026-12-01 2026-12-03'],
    ['on a Saturday before it closes', '2026-11-14T11:59-06:00', '2026-11-18 2026-11-19'],
    ['on a Saturday when it has closed', '2026-11-14T12:00-06:00', '2026-11-18 2026-11-20'],
    ['on a Sunday', '2026-11-15T10:00-06:00', '2026-11-18 2026-11-20'],
    ['before Christmas', '2026-12-23T10:00-06:00', '2026-12-28 2026-12-30'],
    ['over New Year', '2026-12-31T10:00-06:00', '2027-01-05 2027-01-07'],
    ['over a holiday on a Saturday', '2026-07-01T10:00-05:00', '2026-07-06 2026-07-08'],
    ['on the day of summer time', '2026-03-08T13:59-05:00', '2026-03-11 2026-03-13'],
    ['on the day after it, before the cut-off', '2026-03-09T13:59-05:00', '2026-03-11 2026-03-13'],
    [
      'after the day of winter time, before the cut-off',
      '2026-11-02T13:59-06:00',
      '2026-11-04 2026-11-06',
    ],
    [
      'after the day of winter time, at the cut-off',
      '2026-11-02T14:00-06:00',
      '2026-11-05 2026-11-09',
    ],
  ])('ordered %s (%s) arrives %s', (_, moment, days) => {
    expect(arrives(moment)).toBe(days)
  })
})

it('takes longer by freight, and has no date if no freight goes there', () => {
  expect(arrives('2026-11-10T09:00-06:00', 'FREIGHT')).toBe('2026-11-17 2026-11-24')
  const moment = new Date('2026-11-10T15:00Z')
  const island = { ...zone, freightDays: null }
  expect(arrivalOf({ moment, service: 'FREIGHT', zone: island }, calendar)).toBeUndefined()
})

it('can be picked up from the next open day', () => {
  expect(collectFrom(new Date('2026-11-20T09:00-06:00'), calendar)).toBe('2026-11-21')
  expect(collectFrom(new Date('2026-11-21T11:00-06:00'), calendar)).toBe('2026-11-23')
  expect(collectFrom(new Date('2026-11-25T15:00-06:00'), calendar)).toBe('2026-11-28')
})

it('has no date if the shop never opens, or no carrier comes', () => {
  const shut = { ...calendar, week: WEEK.map((day) => ({ ...day, closedFlag: true })) }
  const { dispatchRules } = DEFAULT_DELIVERY_RULES
  const lonely = {
    ...calendar,
    rules: { ...DEFAULT_DELIVERY_RULES, dispatchRules: { ...dispatchRules, carrierDays: [] } },
  }
  const moment = new Date('2026-11-10T15:00Z')

  expect(collectFrom(moment, shut)).toBeUndefined()
  expect(arrivalOf({ moment, service: 'PARCEL', zone }, shut)).toBeUndefined()
  expect(arrivalOf({ moment, service: 'PARCEL', zone }, lonely)).toBeUndefined()
})

it('counts each day as open without opening hours', () => {
  const range = arrivalOf(
    { moment: new Date('2026-11-15T10:00-06:00'), service: 'PARCEL', zone },
    { ...calendar, week: [] },
  )
  expect(range).toEqual({ from: '2026-11-18', to: '2026-11-19' })
})

const span = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16))
const moments = fc.date({
  min: new Date('2026-01-01T00:00Z'),
  max: new Date('2027-12-31T23:59Z'),
  noInvalidDate: true,
})

/** Any shop that is open on some day and has carrier pickup on one of them. */
const shops: fc.Arbitrary<ShopCalendar> = fc.record({
  timeZone: fc.constantFrom(
    ZONE,
    'America/Santiago',
    'America/Havana',
    'Australia/Lord_Howe',
    'UTC',
  ),
  week: fc
    .record({ closed: fc.subarray([0, 6, 3], { maxLength: 3 }), closeTime: time })
    .map(({ closed, closeTime }) =>
      WEEK.map(({ dayOfWeek }) => ({
        dayOfWeek,
        closedFlag: closed.includes(dayOfWeek),
        openTime: closed.includes(dayOfWeek) ? null : '00:00',
        closeTime: closed.includes(dayOfWeek) ? null : closeTime,
      })),
    ),
  rules: fc
    .record({
      cutOff: time,
      handlingDays: span(5),
      freightHandlingDays: span(9),
      pickupDays: fc.integer({ min: 0, max: 5 }),
      carrierDays: fc.subarray([0, 1, 2, 4, 5, 6], { minLength: 2 }),
      holidays: fc.subarray(HOLIDAY_KEYS),
    })
    .map(({ holidays, ...rules }) => ({
      ...DEFAULT_DELIVERY_RULES,
      dispatchRules: { ...DEFAULT_DELIVERY_RULES.dispatchRules, ...rules },
      closedDays: { holidays, days: [] },
    })),
})
const ways = fc.record({
  service: fc.constantFrom('PARCEL' as const, 'FREIGHT' as const),
  zone: fc.record({
    name: fc.constant('Any'),
    areas: fc.constant([]),
    parcelDays: span(10),
    freightDays: span(10),
  }),
})

describe('with any rules', () => {
  const isDelivered = (day: string, { rules }: ShopCalendar) =>
    rules.dispatchRules.carrierDays.includes(weekdayOf(day)) && !isClosedDay(day, rules.closedDays)

  it('a range is never in the past, reversed, or on a day without delivery', () => {
    fc.assert(
      fc.property(shops, ways, moments, (shop, way, moment) => {
        const range = arrivalOf({ moment, ...way }, shop)
        if (!range) return
        expect(range.from >= dayAt(moment, shop.timeZone)).toBe(true)
        expect(range.from <= range.to).toBe(true)
        expect(isDelivered(range.from, shop)).toBe(true)
        expect(isDelivered(range.to, shop)).toBe(true)
      }),
    )
  })

  it('a later order arrives no sooner', () => {
    const later = fc.integer({ min: 0, max: 4 * 86_400_000 })
    fc.assert(
      fc.property(shops, ways, moments, later, (shop, way, moment, wait) => {
        const range = arrivalOf({ moment, ...way }, shop)
        const next = arrivalOf({ moment: new Date(moment.getTime() + wait), ...way }, shop)
        if (!range || !next) return
        expect(next.from >= range.from && next.to >= range.to).toBe(true)
      }),
    )
  })

  it('nor does an order in the hour that occurs twice', () => {
    const hours = fc.integer({ min: 0, max: 3 * 60 }).map((minutes) => minutes * 60_000)
    const changes = [
      ['America/Chicago', '2026-11-01T05:30Z'],
      ['America/Santiago', '2026-04-05T01:30Z'],
      ['America/Havana', '2026-11-01T03:30Z'],
    ] as const
    fc.assert(
      fc.property(shops, fc.constantFrom(...changes), hours, hours, (shop, change, one, other) => {
        const [timeZone, start] = change
        const at = (wait: number) => new Date(Date.parse(start) + wait)
        const from = (wait: number) => collectFrom(at(wait), { ...shop, timeZone }) ?? ''
        expect(from(Math.min(one, other)) <= from(Math.max(one, other))).toBe(true)
      }),
    )
  })
})

/** The same rules on a readable table of days, built without the shop's own functions. */
describe('1,000 orders over two years', () => {
  const HOLIDAYS = `2026-01-01 2026-05-25 2026-07-03 2026-07-04 2026-09-07 2026-11-26 2026-12-25
    2027-01-01 2027-05-31 2027-07-04 2027-07-05 2027-09-06 2027-11-25 2027-12-24 2027-12-25 2027-12-31
    2028-01-01 2028-05-29`
  /** The days between which clocks are five hours behind UTC instead of six. */
  const SUMMERS = [
    ['2026-03-08', '2026-10-31'],
    ['2027-03-14', '2027-11-06'],
    ['2028-03-12', '2028-11-04'],
  ]
  const table = Array.from({ length: 881 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 0, 1 + at))
    const day = date.toISOString().slice(0, 10)
    const weekday = date.getUTCDay()
    const isHoliday = HOLIDAYS.includes(day)
    const isSummer = SUMMERS.some(([from = '', to = '']) => day >= from && day <= to)
    const hour = (weekday === 6 ? 12 : 14) + (isSummer ? 5 : 6)
    return {
      day,
      open: weekday !== 0 && !isHoliday,
      carrier: weekday !== 0 && weekday !== 6 && !isHoliday,
      lastOrder: `${day}T${hour}:00:00.000Z`,
      midnight: `${day}T0${isSummer ? 5 : 6}:00:00.000Z`,
    }
  })
  type Row = (typeof table)[number]
  const walk = (from: number, count: number, fits: (row: Row) => boolean) => {
    let at = from
    for (let left = count; left > 0; ) {
      at += 1
      const row = table[at]
      if (!row) throw new Error('The table is too short')
      if (fits(row)) left -= 1
    }
    return at
  }
  const plain = (moment: string, handling: number, transit: number) => {
    const today = table.findLastIndex(({ midnight }) => midnight <= moment)
    const first = (from: number, fits: (row: Row) => boolean) => walk(from - 1, 1, fits)
    const isOpen = ({ open }: Row) => open
    const isCarrier = ({ open, carrier }: Row) => open && carrier
    const isLate = moment >= (table[today]?.lastOrder ?? '')
    const start = first(isLate ? today + 1 : today, isOpen)
    const leaves = first(walk(start, handling, isOpen), isCarrier)
    return table[walk(leaves, transit, ({ carrier }) => carrier)]?.day
  }

  it('have the dates of the table', () => {
    const { dispatchRules, transitZones } = DEFAULT_DELIVERY_RULES
    const zones = transitZones.filter(({ freightDays }) => freightDays !== null)
    const orders = fc.sample(
      fc.record({
        moment: moments,
        zone: fc.constantFrom(...zones),
        service: fc.constantFrom('PARCEL' as const, 'FREIGHT' as const),
      }),
      { numRuns: 1000, seed: 28 },
    )
    const found: (DayRange | undefined)[] = orders.map((order) => arrivalOf(order, calendar))
    const expected = orders.map(({ moment, zone: { parcelDays, freightDays }, service }) => {
      const isParcel = service === 'PARCEL'
      const handling = isParcel ? dispatchRules.handlingDays : dispatchRules.freightHandlingDays
      const transit = (isParcel ? parcelDays : freightDays) ?? parcelDays
      const at = moment.toISOString()
      return {
        from: plain(at, handling.from, transit.from),
        to: plain(at, handling.to, transit.to),
      }
    })

    expect(found).toEqual(expected)
    // Spread over both years and over days on which nothing ships.
    expect(new Set(orders.map(({ moment }) => moment.toISOString().slice(0, 7))).size).toBe(24)
  })
})
