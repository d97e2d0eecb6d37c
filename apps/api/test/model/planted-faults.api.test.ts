import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { CARD_PROVIDERS } from '../providers/card-providers.ts'
import type { Action } from './actions.ts'
import { startWorld, type World } from './world.ts'

const [{ start }] = CARD_PROVIDERS
const provider = await start()
afterAll(() => provider.close())

type Name = Parameters<World['check']>[0]

const FIRST = { which: 0 }
const PAY_BY_CARD = { ...FIRST, card: 'approve', mishap: undefined } as const
const SAVE = { of: 'orders', do: 'save', quantity: 2, withCode: true } as const
const PAY = { of: 'payments', do: 'pay', ...PAY_BY_CARD } as const
const SEND = { of: 'parcels', do: 'send', pieces: null, ...FIRST } as const
const BILL = { freightCents: 3_33, dutyCents: 1 } as const
const LOT = { of: 'lots', lot: 1, pieces: 3 } as const
const BUY_BY_MEMBER: readonly Action[] = [
  { of: 'customers', do: 'order', quantity: 2 },
  { of: 'customers', do: 'pay and save the card', ...PAY_BY_CARD },
]

/** An action, and what a fault would leave behind if the database had no guards. */
const FAULTS: readonly [Name, string, readonly Action[], RawBuilder<unknown>][] = [
  [
    'orders',
    'a piece is taken from stock twice',
    [SAVE],
    sql`update product set quantity = quantity - 1 where product_id = 1`,
  ],
  [
    'orders',
    'an order costs less than its price',
    [SAVE],
    sql`update orders set subtotal_cents = subtotal_cents - 1`,
  ],
  [
    'payments',
    'an order counts as paid without a capture',
    [SAVE],
    sql`update orders set payment_status = 'PAID'`,
  ],
  [
    'payments',
    'a refund is booked that the provider never made',
    [SAVE, PAY],
    sql`update orders set refunded_cents = 100`,
  ],
  [
    'gift cards',
    'an order takes more of a card than it says',
    [SAVE, { of: 'gift cards', do: 'pay', ...FIRST }],
    sql`update balance set held_cents = held_cents + 1`,
  ],
  [
    'edits',
    'what is added is taken from nowhere',
    [SAVE, { of: 'edits', do: 'add', quantity: 1, agreedCents: null, ...FIRST }],
    sql`update product set quantity = quantity + 1`,
  ],
  [
    'parcels',
    'a piece leaves twice',
    [SAVE, SEND],
    sql`update shipment_item set quantity = quantity + 1`,
  ],
  [
    'gift sales',
    'a sold card is worth twice what was paid',
    [
      { of: 'gift sales', do: 'begin', ...FIRST },
      { of: 'gift sales', do: 'pay', ...PAY_BY_CARD },
    ],
    sql`update balance set balance_cents = 2 * balance_cents`,
  ],
  [
    'gift sales',
    'a sale counts as given back, and its money and card are still there',
    [
      { of: 'gift sales', do: 'begin', ...FIRST },
      { of: 'gift sales', do: 'pay', ...PAY_BY_CARD },
    ],
    sql`update gift_card_sale set status = 'REFUNDED', refunded_at = now()`,
  ],
  [
    'lots',
    'a piece of a lot is lost',
    [{ ...LOT, do: 'receive' }],
    sql`update lot_stock set quantity = quantity - 1`,
  ],
  [
    'lots',
    'a recalled lot lies among what may be released',
    [
      { ...LOT, do: 'receive' },
      { ...LOT, do: 'recall' },
    ],
    sql`update lot_stock set bucket = 'QUARANTINED' where bucket = 'RECALLED'`,
  ],
  [
    'lots',
    'a buyer of a recalled lot was not notified',
    [{ ...LOT, do: 'receive' }, { ...LOT, do: 'order' }, SEND, { ...LOT, do: 'recall' }],
    sql`delete from recall_notice`,
  ],
  [
    'counts',
    'a difference is booked that nobody found',
    [
      { ...LOT, do: 'receive' },
      { of: 'counts', do: 'count', line: 0, more: 2 },
      { of: 'counts', do: 'book' },
    ],
    sql`update lot_movement set delta = delta + 1 where reason = 'COUNT'`,
  ],
  [
    'exchanges',
    'a recall gives back more than an exchanged piece had cost',
    [
      { ...LOT, do: 'receive' },
      { of: 'exchanges', do: 'ask', isDear: true, quantity: 1 },
      { of: 'exchanges', do: 'complete', ...FIRST },
      { of: 'exchanges', do: 'recall', ...FIRST },
    ],
    sql`update return_request set refund_cents = refund_cents + 1 where exchanged_item_id is not null`,
  ],
  [
    'purchases',
    'a piece is sold at another cost than its delivery had',
    [
      { of: 'purchases', do: 'receive', ...{ pieces: 7, pieceCents: 1_99 }, ...BILL },
      { of: 'purchases', do: 'late bill', ...FIRST, ...BILL, freightCents: 5_00 },
      { of: 'purchases', do: 'order', quantity: 1 },
    ],
    sql`update order_item set cost_cents = cost_cents - 1`,
  ],
  [
    'packs',
    'a box is sold and its pieces stay in the pool',
    [{ of: 'packs', isBox: true, quantity: 1 }],
    sql`update pack_pool set pieces = pieces + 10`,
  ],
  ['promotions', 'a use is counted twice', [SAVE], sql`update promotion set used = used + 1`],
  [
    'scheduled sales',
    'a sale goes on after its end',
    [
      { of: 'scheduled sales', do: 'begin' },
      { of: 'scheduled sales', do: 'end' },
    ],
    sql`update scheduled_sale set canceled_at = null`,
  ],
  [
    'customers',
    'a card is forgotten here and kept by the provider',
    BUY_BY_MEMBER,
    sql`delete from saved_card`,
  ],
  [
    'customers',
    'credit is spent and still there',
    [
      ...BUY_BY_MEMBER,
      { of: 'customers', do: 'refund to credit', cents: 5_00, which: 0 },
      { of: 'customers', do: 'order', quantity: 1 },
      { of: 'customers', do: 'pay by credit', which: 1 },
    ],
    sql`update balance set held_cents = 0 where kind = 'STORE_CREDIT'`,
  ],
]

it.each(FAULTS)('the expectations of %s find that %s', async (name, _, actions, fault) => {
  const world = await startWorld(provider)
  for (const action of actions) await world.act(action)
  await world.settle()
  await world.compare()

  await provider.shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { numAffectedRows } = await fault.execute(tx)
    expect(numAffectedRows ?? 0n).toBeGreaterThan(0n)
  })

  await expect(world.check(name)).rejects.toThrow()
})
