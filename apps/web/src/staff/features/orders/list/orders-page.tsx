import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { staffReading } from '@mendwell/domain/orders/order-status'
import { Link } from 'react-router'
import { type OrderRow, ordersCsv, staffOrders } from '../../../../api/staff/orders/orders.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { useSelection } from '../../../components/lists/use-selection.ts'
import { formatMoment, formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { OrderTag, PaymentTag, Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    name: 'number',
    label: 'Order#',
    main: true,
    cell: ({ orderId, orderNum }) => <Link to={`/orders/${orderId}`}>{orderNum}</Link>,
  },
  { name: 'customer', label: 'Customer', typed: true, cell: (row) => <Customer row={row} /> },
  {
    name: 'created',
    label: 'Created',
    oneLine: true,
    sortable: true,
    newestFirst: true,
    cell: ({ createDate }) => formatMoment(createDate),
  },
  { name: 'pieces', label: 'Items', numeric: true, spare: true, cell: ({ pieces }) => pieces },
  {
    name: 'total',
    label: 'Total',
    numeric: true,
    cell: ({ grandTotal, currency }) => formatMoney(grandTotal, currency),
  },
  { name: 'status', label: 'Status', cell: ({ orderStatus }) => <OrderTag status={orderStatus} /> },
  {
    name: 'payment',
    label: 'Payment',
    cell: ({ paymentStatus }) => <PaymentTag status={paymentStatus} />,
  },
]

function Customer({ row }: { row: OrderRow }) {
  const { name, businessFlag, backordered, hasReturn, partlySent } = row
  return (
    <>
      <b className="strong">{name}</b> {businessFlag && <Tag>Business</Tag>}{' '}
      {backordered > 0 && <Tag tone="warn">Backorder</Tag>} {hasReturn && <Tag>Return</Tag>}{' '}
      {partlySent && <Tag tone="warn">Partly shipped</Tag>}
    </>
  )
}

/** All orders: found by number, name, email or product, moved and printed several at once. */
export function Component() {
  const list = useListState()
  const staff = useStaff()
  const selection = useSelection()
  const query = useListQuery(staffOrders(list.query))
  const waiting = query.data?.waiting
  const [first, rest] = list.sort === 'created' ? ['oldest', 'newer'] : ['newest', 'older']
  const statuses = [
    { value: '', label: 'All' },
    { value: 'WAITING', label: 'To do' },
    { value: 'TO_PREPARE', label: 'New and paid' },
    { value: 'NEW', label: staffReading('NEW'), ...(waiting && { count: waiting.NEW }) },
    {
      value: 'PRINTED',
      label: staffReading('PRINTED'),
      ...(waiting && { count: waiting.PRINTED }),
    },
    { value: 'TO_SHIP', label: 'Ready to ship' },
    { value: 'OPEN', label: staffReading('OPEN'), ...(waiting && { count: waiting.OPEN }) },
    { value: 'PARTLY_SENT', label: 'Partly shipped' },
    { value: 'CLOSED', label: staffReading('CLOSED') },
    { value: 'REJECTED', label: staffReading('REJECTED') },
  ]
  return (
    <>
      <PageHeader
        title="Orders"
        actions={
          <>
            {staff?.may('customers.read') && (
              <a className={buttonClass('outline')} href={ordersCsv(list.query)} download>
                Export {list.isNarrowed ? 'these' : 'all'} orders
              </a>
            )}
            {staff?.may('orders.write') && (
              <Link className={buttonClass('primary')} to="/orders/phone">
                Order by phone
              </Link>
            )}
          </>
        }
      />
      <div className="tools">
        <FilterLinks list={list} name="status" label="Status" options={statuses} />
        <SearchField list={list} label="Order#, name, email or product" />
      </div>
      <OrderFilters list={list} />
      {query.data?.hasMore && (
        <p className="note">
          {`These are the ${first} ${formatNumber(MAX_COUNTED)} of them. Search or filter to reach ${rest} ones.`}
        </p>
      )}
      <ListView
        list={list}
        query={query}
        caption={`Orders, ${first} first`}
        noun="orders"
        columns={COLUMNS}
        keyOf={({ orderId }) => orderId}
        nameOf={({ orderNum }) => `order ${orderNum}`}
        selection={selection}
      />
      {selection.count > 0 && <BulkBar selection={selection} />}
    </>
  )
}
