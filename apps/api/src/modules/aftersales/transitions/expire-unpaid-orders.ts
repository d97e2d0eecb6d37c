import { UNPAID_WARNING_HOURS } from '@mendwell/domain/orders/limits'
import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { findUnpaid, findUnwarned, lockUnpaid } from '../../orders/order/order-status.repository.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { rejectOrder } from './reject-order.ts'

/** Orders checked in one run; the next run takes the rest. */
const BATCH = 200

/**
 * Cancels orders left unpaid for the owner's hours, so that their stock can be sold, and reminds their shoppers some
 * hours before. A pending payment postpones it. Ages by the database's clock.
 */
export async function expireUnpaidOrders({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { unpaidOrderHours: hours } = await getShopSettings(db)
  for (const orderId of await findUnpaid(db, hours, BATCH)) {
    await db.transaction().execute(async (tx) => {
      const order = await lockUnpaid(tx, orderId, hours)
      if (!order) return
      const note = `Not paid within ${hours} hours`
      await rejectOrder(tx, order, {
        reason: 'ORDER_EXPIRED',
        movedBy: 'system',
        mayRefund: true,
        note,
      })
    })
  }
  if (hours <= UNPAID_WARNING_HOURS) return
  for (const order of await findUnwarned(db, hours - UNPAID_WARNING_HOURS, BATCH)) {
    const { orderId, custId, email } = order
    await db.transaction().execute((tx) =>
      queueMail(tx, {
        kind: 'order_unpaid',
        dedupeKey: `order_unpaid:${orderId}`,
        to: email,
        payload: {},
        orderId,
        custId,
      }),
    )
  }
}
