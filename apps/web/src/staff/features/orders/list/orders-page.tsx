import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { staffReading } from '@mendwell/domain/orders/order-status'
import { Link } from 'react-router'
import { type OrderRow, ordersCsv, staffOrders } from '../../../../api/staff/orders/orders.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { chosenColumns, useListLook } from '../../../components/lists/look/list-look.ts'
import { ListScreen } from '../../../components/lists/look/list-screen.tsx'
import { ListTools } from '../../../components/lists/look/list-tools.tsx'
import { SelectMatching } from '../../../components/lists/look/select-matching.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { useSelection } from '../../../components/lists/use-selection.ts'
import { useKeptWalk } from '../../../components/lists/walk/use-kept-walk.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
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
  {
    name: 'customer',
    label: 'Customer',
    typed: true,
    sortable: true,
    cell: (row) => <Customer row={row} />,
  },
  { name: 'email', label: 'Email', typed: true, away: true, cell: ({ email }) => email },
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
    name: 'delivery',
    label: 'Delivery',
    away: true,
    oneLine: true,
    cell: ({ pickupType }) => (pickupType === 'DELIVERY' ? 'Delivery' : 'In store'),
  },
  {
    name: 'backordered',
    label: 'Backordered',
    numeric: true,
    away: true,
    cell: ({ backordered }) => backordered || '–',
  },
  {
    name: 'total',
    label: 'Total',
    numeric: true,
    sortable: true,
    cell: ({ grandTotal, currency }) => formatMoney(grandTotal, currency),
  },
  {
    name: 'status',
    label: 'Status',
    sortable: true,
    cell: ({ orderStatus }) => <OrderTag status={orderStatus} />,
  },
  {
    name: 'payment',
    label: 'Payment',
    sortable: true,
    cell: ({ paymentStatus }) => <PaymentTag status={paymentStatus} />,
  },
]

/** The sort order of the list, shown before the table. */
const ORDER_WORDS: Readonly<Record<string, string>> = {
  '': 'newest first',
  created: 'oldest first',
  customer: 'by customer, A to Z',
  '-customer': 'by customer, Z to A',
  total: 'lowest total first',
  '-total': 'highest total first',
  status: 'by status',
  '-status': 'by status, cancelled first',
  payment: 'by payment',
  '-payment': 'by payment, refunded first',
}

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

const keyOf = ({ orderId }: OrderRow) => orderId

/** New orders are not in this list, whether paid or not: whoever expects them finds them. */
function NoneToShip() {
  return (
    <EmptyState icon="package" title="No orders ready to ship">
      Orders are listed here once they are being prepared and their items are in stock. See{' '}
      <Link to="/orders?status=TO_PREPARE">new and paid orders</Link>.
    </EmptyState>
  )
}

/** All orders: found by number, name, email or product, and moved and printed in bulk. */
export function Component() {
  const list = useListState()
  const staff = useStaff()
  const selection = useSelection()
  const query = useListQuery(staffOrders(list.query))
  useKeptWalk('/orders', list, query, keyOf)
  const waiting = query.data?.waiting
  const look = useListLook('orders')
  const isOnlyToShip =
    list.q === '' && list.filters.status === 'TO_SHIP' && Object.keys(list.filters).length === 1
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
    <ListScreen look={look}>
      <PageHeader
        title="Orders"
        lead="Find, pack and ship orders, one by one or several at once."
        actions={
          <>
            {staff?.may('customers.read') && (
              <a className={buttonClass('outline')} href={ordersCsv(list.query)} download>
                Export {list.isNarrowed ? 'these' : 'all'} orders
              </a>
            )}
            {staff?.may('orders.move') && (
              <Link className={buttonClass('outline')} to="/orders/pack">
                Pack orders
              </Link>
            )}
            {staff?.may('orders.write') && (
              <Link className={buttonClass('primary')} to="/orders/phone">
                Order by phone
              </Link>
            )}
          </>
        }
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="status" label="Status" options={statuses} />
      </div>
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Order#, name, email or product" />
        <OrderFilters list={list} />
        <ListTools list={list} look={look} columns={COLUMNS} />
      </div>
      {query.data?.hasMore && (
        <p className="note">
          {`These are the first ${formatNumber(MAX_COUNTED)} in this order. Search or filter to reach the others.`}
        </p>
      )}
      <SelectMatching
        list={list}
        page={query.data}
        selection={selection}
        noun="orders"
        keyOf={keyOf}
        question={staffOrders}
      />
      <ListView
        list={list}
        query={query}
        caption={`Orders, ${ORDER_WORDS[list.sort] ?? ORDER_WORDS['']}`}
        noun="orders"
        columns={chosenColumns(COLUMNS, look.columns)}
        keyOf={keyOf}
        nameOf={({ orderNum }) => `order ${orderNum}`}
        selection={selection}
        {...(isOnlyToShip && { empty: <NoneToShip /> })}
      />
      {selection.count > 0 && <BulkBar selection={selection} />}
    </ListScreen>
  )
}
