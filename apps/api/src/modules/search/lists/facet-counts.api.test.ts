import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { type FactName, factKey } from '@mendwell/domain/facts/facts'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

type Page = z.input<typeof ProductPage>

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

/** The price shown, in cents, implemented again: no function of the shop is called. */
const SHOWN = sql`case when not price_hidden then least(
  case when options_attributes @> '[{"description": "CUTPRICE"}]' then sale_price_cents end,
  round(unit_price_cents * 0.9)) end`
const ON_SALE = sql`coalesce(options_attributes @> '[{"description": "CUTPRICE"}]'
  and not price_hidden and sale_price_cents < round(unit_price_cents * 0.9), false)`

const ORDERABLE = sql`sale_class in ('OPEN', 'AGE') and rx is not true and not quote_only
  and not price_hidden and unit_price_cents > 0`

/** One filter as requested, and as a plain condition over `product`; `facet` are the counts that ignore it. */
interface Filter {
  facet: string
  asked: string
  where: RawBuilder<unknown>
}

const anyOf = (facet: string, name: string, column: string, ids: number[]) => ({
  facet,
  asked: ids.map((id) => `${name}=${id}`).join('&'),
  where: sql`${sql.ref(column)} = any(${ids}::int[])`,
})
const yes = (name: string, where: RawBuilder<unknown>, facet = name) => ({
  facet,
  asked: `${name}=true`,
  where,
})

const states = (name: string, values: string[]) =>
  sql`coalesce(facts -> ${name}::text ?| ${values}::text[], false)`
const factOf = (name: FactName, values: string[]) =>
  fc.subarray(values, { minLength: 1 }).map((some) => ({
    facet: name,
    asked: some.map((value) => `fact=${factKey(name, value)}`).join('&'),
    where: states(name, some),
  }))

const DEPARTMENTS = ['Diabetes', 'INDOOR', 'Mobility', 'Surgery']
const CATEGORIES = [61, 89, 101, 72, 118, 64]
const BRANDS = [252, 3, 5, 12, 77, 130]
const price = fc.constantFrom(5, 12.5, 20, 49.99, 100, 400)
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .subarray(CATEGORIES, { minLength: 1 })
    .map((ids) => anyOf('categories', 'categoryId', 'category_id', ids)),
  fc.subarray(BRANDS, { minLength: 1 }).map((ids) => anyOf('brands', 'brandId', 'brand_id', ids)),
  fc.subarray(DEPARTMENTS, { minLength: 1 }).map((names) => ({
    facet: 'departments',
    asked: names.map((name) => `department=${name}`).join('&'),
    where: sql`category_id in (select category_id from category where category = any(${names}))`,
  })),
  price.map((dollars) => ({
    facet: 'price',
    asked: `minPrice=${dollars}`,
    where: sql`${SHOWN} >= ${Math.round(dollars * 100)}`,
  })),
  fc.constant(yes('orderable', ORDERABLE)),
  fc.constant(yes('inStock', sql`quantity > 0`, 'availability')),
  fc.constant(yes('onSale', ON_SALE)),
  fc.constant(yes('sterile', sql`sterile`)),
  fc.constant(yes('singleUse', sql`single_use`)),
  fc.constant(yes('rx', sql`rx`)),
  fc.constant(yes('taxExempt', sql`tax_exempt_flag`)),
  fc.constant(yes('hasHcpcs', sql`hcpcs <> ''`)),
  factOf('size', ['S', 'M', 'L', 'XL', 'XXS']),
  factOf('material', ['nitrile', 'silicone', 'foam', 'latex']),
  factOf('french', ['12Fr', '14Fr', '16Fr']),
  factOf('border', ['with', 'without']),
  factOf('powderFree', ['yes']),
)
/** At most one filter per facet, since the values of one facet are alternatives. */
const filters = fc.uniqueArray(filter, { selector: ({ facet }) => facet, maxLength: 4 })

const LISTS = [
  { url: '/products/findProductsByCategory/-1', scope: sql`true` },
  { url: '/products/findProductsByCategory/61', scope: sql`category_id = 61` },
  { url: '/products/findProductsByCategory/78', scope: sql`category_id = 78` },
  { url: '/products/findProductsByCategory/140', scope: sql`category_id = 140` },
  { url: '/products/findProductsByBrands/252,3', scope: sql`brand_id in (252, 3)` },
  {
    url: '/products/searchProducts/sterile%20dressing',
    scope: sql`sterile and product_id in (
      select product_id from product_search where search @@ to_tsquery('shop_english', 'dressing'))`,
  },
]

/** One count: of the products that pass all filters except those of its facet. */
interface Count {
  shown: number | undefined
  facet: string
  where: RawBuilder<unknown>
}

/** All of them by one plain statement. */
async function plainCounts(
  scope: RawBuilder<unknown>,
  ticked: readonly Filter[],
  counts: readonly Count[],
) {
  const columns = counts.map(({ facet, where }) => {
    const others = ticked.filter((one) => one.facet !== facet).map((one) => one.where)
    return sql`count(*) filter (where ${sql.join([where, ...others], sql` and `)})`
  })
  const { rows } = await sql<{
    counts: number[]
  }>`select array[${sql.join(columns)}]::int[] as counts
    from product where product_status = 'A' and ${scope}`.execute(shop.db)
  return rows[0]?.counts
}

function countsOf({ total, facets }: Page): Count[] {
  const [low = 0, high = 0] = (facets.price?.edges ?? []).slice(2, 4)
  const between = sql`${SHOWN} >= ${Math.round(low * 100)} and ${SHOWN} < ${Math.round(high * 100)}`
  const { sterile, singleUse, rx, taxExempt, hasHcpcs, onSale, orderable } = facets
  return [
    { shown: total, facet: '', where: sql`true` },
    { shown: orderable, facet: 'orderable', where: ORDERABLE },
    { shown: facets.inStock, facet: 'availability', where: sql`quantity > 0` },
    { shown: facets.onBackorder, facet: 'availability', where: sql`coalesce(quantity, 0) = 0` },
    { shown: onSale, facet: 'onSale', where: ON_SALE },
    { shown: sterile, facet: 'sterile', where: sql`sterile` },
    { shown: singleUse, facet: 'singleUse', where: sql`single_use` },
    { shown: rx, facet: 'rx', where: sql`rx` },
    { shown: taxExempt, facet: 'taxExempt', where: sql`tax_exempt_flag` },
    { shown: hasHcpcs, facet: 'hasHcpcs', where: sql`hcpcs <> ''` },
    { shown: facets.price?.buckets[3] ?? 0, facet: 'price', where: between },
    ...facets.facts.flatMap(({ name, values }) =>
      values.map(({ value, count }) => ({
        shown: count,
        facet: name,
        where: states(name, [value]),
      })),
    ),
    ...facets.departments.map(({ deptName, count }) => ({
      shown: count,
      facet: 'departments',
      where: sql`category_id in (select category_id from category where category = ${deptName})`,
    })),
    ...facets.categories.map(({ categoryId, count }) => ({
      shown: count,
      facet: 'categories',
      where: sql`category_id = ${categoryId}`,
    })),
    ...facets.brands.slice(0, 20).map(({ brandId, count }) => ({
      shown: count,
      facet: 'brands',
      where: sql`brand_id is not distinct from ${brandId}::int`,
    })),
  ]
}

it('facets of 200 random sets of filters equal plain counts', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LISTS), filters, async ({ url, scope }, ticked) => {
      const query = ['pageSize=1', ...ticked.map(({ asked }) => asked)].join('&')
      const counts = countsOf((await shop.get(`${url}?${query}`)).json<Page>())

      expect(counts.map(({ shown }) => shown)).toEqual(await plainCounts(scope, ticked, counts))
    }),
    { numRuns: 200, seed: 23, endOnFailure: true },
  )
})

it('gloves are narrowed by size, and by what distinguishes them', async () => {
  const { facets } = (await shop.get('/products/findProductsByCategory/78')).json<Page>()

  const size = facets.facts.find(({ name }) => name === 'size')
  expect(size?.values.map(({ value }) => value)).toEqual(['S', 'M', 'L', 'XL'])
  expect(facets.facts.map(({ name }) => name)).toContain('powderFree')
  expect((await shop.get('/products/findProductsByCategory/-1')).json<Page>().facets.facts).toEqual(
    [],
  )
})

it('a family with a size counts as one card, and shows the requested size', async () => {
  const asked = '/products/findProductsByCategory/78?families=true&fact=size-M&latexFree=true'
  const { productList, total, facets } = (await shop.get(asked)).json<Page>()

  const { rows } = await sql<{ n: number }>`
    select count(distinct coalesce(family_key, product_id::text))::int as n
    from product left join family_member using (product_id)
    where product_status = 'A' and category_id = 78 and latex = false and facts -> 'size' ? 'M'`.execute(
    shop.db,
  )
  expect(total).toBe(rows[0]?.n)
  expect(productList).toHaveLength(total)
  const size = facets.facts.find(({ name }) => name === 'size')
  expect(size?.values.find(({ value }) => value === 'M')?.count).toBe(total)
})

it.each([
  ['fact=size', 'A fact and a value, such as size-M'],
  ['fact=shade-red', 'A fact and a value, such as size-M'],
  ["fact=size-M'", 'A fact and a value, such as size-M'],
  [Array.from({ length: 21 }, (_, n) => `fact=gauge-${n}G`).join('&'), 'At most 20 entries'],
])('refuses %s', async (query, message) => {
  const refused = await shop.get(`/products/findProductsByCategory/78?${query}`)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([expect.objectContaining({ path: 'fact', message })])
})

it('a value without products gives an empty list', async () => {
  const { total } = (
    await shop.get('/products/findProductsByCategory/78?fact=size-XXXXL')
  ).json<Page>()

  expect(total).toBe(0)
})
