import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { ORDERS_AT_ONCE, staffOrders } from '../../../../api/staff/orders/orders.ts'
import { packingDocuments } from '../../../../api/staff/orders/packing-documents.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'

/** Orders being prepared, then new ones, each the oldest first; only those with items on hand. */
async function findPackable(client: QueryClient): Promise<number[]> {
  const oldestOf = (status: string) =>
    staffOrders({ status, sort: 'created', size: String(ORDERS_AT_ONCE) })
  const lists = await Promise.all(
    ['TO_SHIP', 'TO_PREPARE'].map((status) =>
      client.fetchQuery({ ...oldestOf(status), staleTime: 0 }),
    ),
  )
  const ids = lists.flatMap(({ rows }) => rows.map(({ orderId }) => orderId))
  if (ids.length === 0) return []
  const asked = ids.slice(0, ORDERS_AT_ONCE)
  const { slips } = await client.fetchQuery({ ...packingDocuments(asked.join(',')), staleTime: 0 })
  const packable = slips.filter(({ lines }) => lines.some(({ onHand }) => onHand > 0))
  const ready = new Set(packable.map(({ orderId }) => orderId))
  return asked.filter((orderId) => ready.has(orderId))
}

/** Opens the first of all orders that can be packed now, with the others after it. */
export function PackAll() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [`${STAFF_KEY}orders/packable`],
    queryFn: () => findPackable(client),
    // What was found a moment ago may have shipped.
    gcTime: 0,
  })
  return (
    <QueryState query={query} isPage>
      {(ids) =>
        ids.length > 0 ? (
          <Navigate replace to={`/orders/pack?orderIds=${ids.join(',')}`} />
        ) : (
          <>
            <PageHeader
              title="Pack orders"
              back={{ to: asLastShown('/orders'), label: 'Orders' }}
            />
            <EmptyState icon="package" title="Nothing to pack">
              Every paid order whose items are in stock has shipped. See{' '}
              <Link to="/orders?status=WAITING">what else waits</Link>.
            </EmptyState>
          </>
        )
      }
    </QueryState>
  )
}
