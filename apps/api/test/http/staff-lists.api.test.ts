import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOptions } from '../shop/calls.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { buy } from '../shoppers/buy.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
afterAll(() => shop.close())

let staff: CallOptions
beforeAll(async () => {
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const brands = [await shop.make.brand(), await shop.make.brand(), undefined]
  const category = await shop.make.category({ subCategory: 'Zippers' })
  const products = []
  // Many rows have the same value in each column: that is where an order may be unstable.
  for (let number = 0; number < 9; number += 1) {
    const product = await shop.make.product({
      productName: `Brace ${number % 4}`,
      unitPriceCents: 10_00 + (number % 3) * 100,
      salePriceCents: number % 2 === 0 ? null : 9_00,
      quantity: number % 3 === 0 ? null : number,
      brandId: brands[number % 3]?.brandId ?? null,
      productStatus: number === 8 ? 'N' : 'A',
      ...(number > 4 && { categoryId: category.categoryId }),
    })
    products.push(product)
    const owner = await shop.make.customer({ firstName: ['Rosa', 'Ada', ''][number % 3] ?? '' })
    for (let orders = 0; orders < number % 3; orders += 1) {
      const row = { lastName: `Byron ${orders}`, createdAt: new Date(Date.UTC(2026, 1, number)) }
      await shop.make.order({ custId: owner.custId, lines: [{ product, quantity: 1 }], row })
    }
  }
  const [first] = products
  if (first) await buy(shop, { lines: [{ productId: first.productId, quantity: 2 }] })
})

type Row = Record<string, unknown>
const lower = (value: unknown) => String(value).toLowerCase()

const LISTS = {
  orders: {
    id: 'orderId',
    filters: ['', 'status=NEW', 'q=byron'],
    sorts: {
      created: (row: Row) => row.createDate,
      customer: (row: Row) => lower(row.name),
      total: (row: Row) => row.grandTotal,
      status: undefined,
      payment: undefined,
    },
  },
  customers: {
    id: 'custId',
    filters: ['', 'filter=GUESTS', 'q=ada'],
    sorts: {
      name: (row: Row) => lower(row.name || row.email),
      email: (row: Row) => lower(row.email),
      orders: (row: Row) => row.orders,
      since: (row: Row) => row.createDate,
    },
  },
  products: {
    id: 'productId',
    filters: ['', 'status=A', 'stock=in', 'q=brace'],
    sorts: {
      productName: (row: Row) => lower(row.productName),
      sku: (row: Row) => lower(row.sku),
      category: (row: Row) => lower(row.subCategory),
      brand: (row: Row) => row.brandName,
      unitPrice: (row: Row) => row.unitPrice,
      salePrice: (row: Row) => row.salePrice,
      quantity: (row: Row) => row.quantity,
      status: (row: Row) => row.productStatus,
      updatedAt: (row: Row) => row.updatedAt,
    },
  },
} as const

const CASES = Object.entries(LISTS).flatMap(([list, { id, filters, sorts }]) =>
  Object.entries(sorts).flatMap(([sort, cellOf]) =>
    filters.map((filter) => ({ list, id, sort, filter, cellOf })),
  ),
)

const ask = async (list: string, query: string) => {
  const response = await shop.get(`/staff/${list}?${query}`, staff)
  expect(response.statusCode).toBe(200)
  return response.json() as { rows: Row[]; total: number }
}

describe.each(CASES)(
  '$list by $sort, filtered by "$filter"',
  ({ list, id, sort, filter, cellOf }) => {
    it.each(['', '-'])('with "%s" before it, page by page, is the whole list', async (sign) => {
      const query = `${filter}&sort=${sign}${sort}`
      const whole = await ask(list, `${query}&size=200`)
      const pages: Row[] = []
      for (let page = 1; pages.length < whole.total; page += 1) {
        const { rows, total } = await ask(list, `${query}&size=4&page=${page}`)
        expect([rows.length > 0, total]).toEqual([true, whole.total])
        pages.push(...rows)
      }
      expect(whole.rows.length).toBeGreaterThan(0)
      expect(pages).toEqual(whole.rows)
      expect(new Set(pages.map((row) => row[id])).size).toBe(whole.total)
      expectSorted(cellOf ? whole.rows.map(cellOf) : [], sign === '-')
    })
  },
)

/** Missing values come last in either direction. */
function expectSorted(values: readonly unknown[], descending: boolean) {
  const there = values.filter((value) => value !== null)
  expect(values.slice(0, there.length)).toEqual(there)
  const sorted = there.toSorted((one, other) => compare(one, other) * (descending ? -1 : 1))
  expect(there).toEqual(sorted)
}

/** Compares texts by code point, as the database does. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(one !== other)
}

it.each(['orders', 'customers', 'products'])('limits the pages of %s', async (list) => {
  const statusOf = async (query: string) =>
    (await shop.get(`/staff/${list}?${query}`, staff)).statusCode
  expect(await statusOf('size=200')).toBe(200)
  expect(await statusOf('size=201')).toBe(422)
  expect(await statusOf('size=0')).toBe(422)
  expect(await statusOf('page=0')).toBe(422)
  expect(await statusOf('sort=total%3Bdrop')).toBe(422)
  const { total } = await ask(list, '')
  // An unknown column changes nothing; past the last page the total stays the same.
  expect((await ask(list, 'sort=secret')).rows).toEqual((await ask(list, '')).rows)
  expect(await ask(list, 'page=99')).toMatchObject({ rows: [], total })
})

it.each(['created', '-total', 'customer', '-status'])(
  "exports orders by %s in the list's order",
  async (sort) => {
    const { rows } = await ask('orders', `sort=${sort}&size=200`)
    const file = await shop.get(`/staff/orders.csv?sort=${sort}`, staff)
    const numbers = file.body.trim().split('\n').slice(1)
    expect(numbers.map((line) => line.split(',')[0])).toEqual(rows.map((row) => row.orderNum))
  },
)

it.each(['name', '-email', 'orders', '-orders', 'since'])(
  "exports customers by %s in the list's order",
  async (sort) => {
    const { rows } = await ask('customers', `sort=${sort}&size=200`)
    const file = await shop.get(`/staff/customers.csv?sort=${sort}`, staff)
    const numbers = file.body.trim().split('\n').slice(1)
    expect(numbers.map((line) => Number(line.split(',')[0]))).toEqual(rows.map((row) => row.custId))
  },
)
