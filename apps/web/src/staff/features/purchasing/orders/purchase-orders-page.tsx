import { PURCHASE_STATES } from '@mendwell/domain/purchasing/purchase-order'
import { Link } from 'react-router'
import {
  type PurchaseOrderRow,
  purchaseOrders,
  purchaseOrdersCsv,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatDay, formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { PURCHASE_TAGS } from './purchase-words.ts'

const columnsFor = (seesCosts: boolean): readonly Column<PurchaseOrderRow>[] => [
  {
    name: 'number',
    label: 'Order',
    main: true,
    oneLine: true,
    cell: ({ purchaseOrderId, number }) => (
      <Link to={`/purchase-orders/${purchaseOrderId}`}>{number}</Link>
    ),
  },
  { name: 'supplier', label: 'Supplier', typed: true, cell: ({ supplier }) => supplier },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Tag tone={PURCHASE_TAGS[state].tone}>{PURCHASE_TAGS[state].words}</Tag>,
  },
  {
    name: 'expected',
    label: 'Expected',
    oneLine: true,
    cell: ({ expectedOn }) =>
      expectedOn ? formatDay(expectedOn) : <span className="muted">No day</span>,
  },
  {
    name: 'received',
    label: 'Received',
    numeric: true,
    cell: ({ received, ordered }) => `${formatNumber(received)} of ${formatNumber(ordered)}`,
  },
  ...(seesCosts
    ? [
        {
          name: 'total',
          label: 'Total',
          numeric: true,
          cell: ({ total }: PurchaseOrderRow) => formatMoney(total ?? 0),
        },
      ]
    : []),
]

const OPTIONS = [
  { value: '', label: 'All' },
  ...PURCHASE_STATES.map((state) => ({ value: state, label: PURCHASE_TAGS[state].words })),
]

/** Purchase orders, newest first: what is expected, and how much was received. */
export function Component() {
  const list = useListState()
  const query = useListQuery(purchaseOrders(list.query))
  const mayBuy = useStaff()?.may('purchasing.write') === true
  return (
    <>
      <PageHeader
        title="Purchase orders"
        lead="What the shop orders from suppliers. A draft is filled in with what is running low, and sent when you say so."
        actions={
          <>
            <a className={buttonClass('outline')} href={purchaseOrdersCsv(list.query)} download>
              Export CSV
            </a>
            {mayBuy && (
              <Link className={buttonClass('primary')} to="/purchase-orders/new">
                New purchase order
              </Link>
            )}
          </>
        }
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="state" label="State" options={OPTIONS} />
        <SearchField list={list} label="Number, supplier, product, SKU" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Purchase orders, newest first"
        noun="purchase orders"
        columns={columnsFor(mayBuy)}
        keyOf={({ purchaseOrderId }) => purchaseOrderId}
        {...(!list.isNarrowed && {
          empty: (
            <EmptyState icon="truck-delivery" title="No purchase orders yet">
              Say under <Link to="/suppliers">Suppliers</Link> who sells what, then start an order:
              what is running low is filled in.
            </EmptyState>
          ),
        })}
      />
    </>
  )
}
