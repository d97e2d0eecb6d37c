import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { prepareStaff } from './prepare-staff.ts'
import type { Goods } from './shot.ts'
import { PASSWORD } from './visitor.ts'

/** One product of the seed catalog for every way a product can look, and a customer with orders. */
export async function prepareGoods(shop: TestShop): Promise<Goods> {
  const products = shop.db
    .selectFrom('product')
    .select(['productId', 'categoryId'])
    .where('saleClass', '=', 'OPEN')
    .where('quoteOnly', '=', false)
    .where('rx', 'is distinct from', true)
  const onSale = await products
    .where('cutPrice', '=', true)
    .orderBy('productId')
    .executeTakeFirstOrThrow()
  const onBackorder = await products
    .where('quantity', 'is', null)
    .orderBy('productId')
    .executeTakeFirstOrThrow()
  const reviewed = await products.orderBy('productId').offset(40).executeTakeFirstOrThrow()
  const customer = await shop.make.customer({
    firstName: 'Margaret',
    lastName: 'Lane',
    email: 'margaret@example.com',
    password: PASSWORD,
  })
  await writeReviews(shop, reviewed.productId, customer.custId)
  await placeOrders(shop, customer.custId)
  return { onSale, onBackorder, reviewed, customer, backOffice: await prepareStaff(shop) }
}

const WORDS = [
  { rating: 5, reviewTitle: 'Does what it should', reviewMsg: 'Fits well and is easy to clean.' },
  { rating: 4, reviewTitle: 'Good', reviewMsg: 'A little stiff in the first week.' },
  { rating: 2, reviewTitle: 'Too small', reviewMsg: 'Measure before you order.' },
]

async function writeReviews(shop: TestShop, productId: number, custId: number) {
  const others = await Promise.all(WORDS.slice(1).map(() => shop.make.customer()))
  const authors = [custId, ...others.map((other) => other.custId)]
  await shop.db
    .insertInto('review')
    .values(
      WORDS.map((words, index) => ({ ...words, productId, custId: authors[index] ?? custId })),
    )
    .execute()
}

/** A signed-in customer sees only what was ordered while signed in. */
const OWN = { placedBy: 'CUSTOMER' } as const

async function placeOrders(shop: TestShop, custId: number) {
  const [first, second] = await shop.db
    .selectFrom('product')
    .selectAll()
    .where('unitPriceCents', '>', 1000)
    .where('saleClass', '=', 'OPEN')
    .where('quoteOnly', '=', false)
    .where('rx', 'is distinct from', true)
    .orderBy('productId')
    .limit(2)
    .execute()
  if (!first || !second) throw new Error('The catalogue has no goods')
  const lines = [
    { product: first, quantity: 2 },
    { product: second, quantity: 1 },
  ]
  await shop.make.order({ custId, lines, paid: true, row: OWN })
  await shop.make.order({ custId, lines: lines.slice(0, 1), row: OWN })
}
