import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locateInstallation, urlOf } from '../../src/db/postgres/installation.ts'
import { end, serverPid } from '../postgres/held-server.ts'
import { filledFolder } from '../start/filled-folder.ts'
import { type OpenShop, openShopProcess } from '../start/shop-process.ts'
import { startBuyers } from './buyers.ts'

const BUYERS = 4
const ORDERS_BETWEEN_KILLS = 15

let place: Awaited<ReturnType<typeof filledFolder>>
let database: pg.Pool
let shop: OpenShop
beforeAll(async () => {
  place = await filledFolder()
  shop = await open('0')
  const installation = await locateInstallation(path.resolve(place.folder))
  database = new pg.Pool({ connectionString: urlOf(installation, 'mendwell'), max: 2 })
  database.on('error', () => {})
})
afterAll(async () => {
  await database.end()
  await end(shop.process, 'SIGTERM')
  place.remove()
})

/** Always the same port, so that buyers find the shop again. */
const open = (port: string) =>
  openShopProcess({ DATA_DIR: place.folder, PORT: port, RATE_LIMIT_FACTOR: '1000' })

async function rows(query: string) {
  return (await database.query(query)).rows
}

async function stockProducts() {
  const found = await rows(`
    with kind as (
      insert into department (dept_name) values ('Crash test') returning dept_name
    ), shelf as (
      insert into category (category, sub_category) select dept_name, 'Shelf' from kind
      returning category_id
    ), made as (
      insert into product (category_id, product_name, sku, unit_price_cents, quantity)
      select category_id, 'Brace ' || number, 'CRASH-' || number, 1000, 0
      from shelf, generate_series(1, 3) as number
      returning product_id
    ), booked as (
      insert into stock_movement (product_id, delta, reason)
      select product_id, 40, 'INITIAL' from made
    )
    select product_id::int as id from made`)
  return found.map((row) => Number(row.id))
}

it('keeps every acknowledged order, once and whole, through kill -9 of shop, database and both', async () => {
  const buyers = startBuyers(BUYERS, shop.address, await stockProducts())
  const { port } = new URL(shop.address)
  await buyers.more(ORDERS_BETWEEN_KILLS)

  await end(shop.process, 'SIGKILL')
  shop = await open(port)
  await buyers.more(ORDERS_BETWEEN_KILLS)

  process.kill(serverPid(place.data), 'SIGKILL')
  await buyers.more(ORDERS_BETWEEN_KILLS)

  process.kill(serverPid(place.data), 'SIGKILL')
  await end(shop.process, 'SIGKILL')
  shop = await open(port)
  await buyers.more(ORDERS_BETWEEN_KILLS)
  await buyers.goHome()

  const stored = await rows(`
    select o.order_num as "orderNum", i.product_id as "productId", i.quantity
    from orders o join order_item i using (order_id)`)
  // As many as were acknowledged: retries under one key are one order.
  expect(stored).toHaveLength(buyers.acknowledged.length)
  expect(stored).toEqual(expect.arrayContaining(buyers.acknowledged))
  expect(await rows('select order_id from orders except select order_id from order_item')).toEqual(
    [],
  )
})

it('has reduced the stock by exactly what was sold', async () => {
  const wrong = await rows(`
    select p.product_id from product p
    where coalesce(quantity, 0) <>
      (select coalesce(sum(delta), 0) from stock_movement m where m.product_id = p.product_id)
    union
    select i.product_id from order_item i
    left join stock_movement m on m.order_item_id = i.order_item_id
    where i.taken <> coalesce(-m.delta, 0)`)

  expect(wrong).toEqual([])
})

it('has queued one confirmation for every order', async () => {
  const wrong = await rows(`
    select o.order_num, count(x.outbox_id)
    from orders o left join outbox x on x.order_id = o.order_id and x.kind = 'order_created'
    group by o.order_id having count(x.outbox_id) <> 1`)

  expect(wrong).toEqual([])
})
