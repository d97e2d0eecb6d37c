import type { FindStaffReturns, StaffReturns } from '@mendwell/contract/staff-orders/staff-returns'
import { OPEN_RETURN_STATUSES, type ReturnStatus } from '@mendwell/domain/orders/returns'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'
import { countUpTo } from '../../../db/sql/count-up-to.ts'

/** The ids of one page of returns and how many match; open ones come oldest first. */
export async function findReturnPage(db: Queryable, { page, size, status, q }: FindStaffReturns) {
  const statuses = status === 'WAITING' ? OPEN_RETURN_STATUSES : status ? [status] : undefined
  const matching = db
    .selectFrom('returnRequest')
    .innerJoin('orders', 'orders.orderId', 'returnRequest.orderId')
    .$if(statuses !== undefined, (query) =>
      query.where('returnRequest.status', 'in', statuses ?? []),
    )
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(return_request.return_number = upper(${q ?? ''}) or orders.order_num = ${q ?? ''}
          or lower(orders.first_name || ' ' || orders.last_name || ' ' || orders.email)
            like ${containing(q ?? '')})`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .select('returnRequest.returnId')
      .orderBy('returnRequest.returnId', status === 'WAITING' ? 'asc' : 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { returnIds: rows.map((row) => row.returnId), total }
}

/** Who requested these returns, and the line they are about. */
export function findReturnPeople(db: Queryable, returnIds: readonly number[]) {
  return db
    .selectFrom('returnRequest')
    .innerJoin('orders', 'orders.orderId', 'returnRequest.orderId')
    .innerJoin('orderItem', 'orderItem.orderItemId', 'returnRequest.orderItemId')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .select([
      'returnRequest.returnId',
      'orders.custId',
      'orders.email',
      'orderItem.sku',
      'orderItem.lineTotalCents',
      'orderItem.quantity as bought',
      'product.productId',
      'product.imageHash',
      sql<boolean>`exists (select from recall_remedy m where m.return_id = return_request.return_id)`.as(
        'isOfRecall',
      ),
      sql<string>`trim(orders.first_name || ' ' || orders.last_name)`.as('customerName'),
    ])
    .where('returnRequest.returnId', '=', sql<number>`any(${returnIds}::int[])`)
    .execute()
}

const someOf = (status: ReturnStatus) =>
  countUpTo(sql`from return_request where status = ${status}`)

/** Open returns by status, each counted up to MAX_COUNTED. */
export async function countWaitingReturns(db: Queryable): Promise<StaffReturns['waiting']> {
  const { requested, approved, received } = await db
    .selectNoFrom([
      someOf('REQUESTED').as('requested'),
      someOf('APPROVED').as('approved'),
      someOf('RECEIVED').as('received'),
    ])
    .executeTakeFirstOrThrow()
  return { REQUESTED: requested, APPROVED: approved, RECEIVED: received }
}
