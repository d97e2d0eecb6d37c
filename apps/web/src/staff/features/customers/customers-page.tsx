import { Link } from 'react-router'
import { type CustomerRow, staffCustomers } from '../../../api/staff/customers.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { formatDate } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { CustomerTags } from './customer-tags.tsx'

const COLUMNS: readonly Column<CustomerRow>[] = [
  {
    name: 'name',
    label: 'Name',
    main: true,
    typed: true,
    cell: ({ custId, name, email }) => <Link to={`/customers/${custId}`}>{name || email}</Link>,
  },
  { name: 'email', label: 'Email', typed: true, cell: ({ email }) => email },
  { name: 'phone', label: 'Phone', wideOnly: true, oneLine: true, cell: ({ phone1 }) => phone1 },
  { name: 'kind', label: 'Kind', cell: (row) => <CustomerTags customer={row} /> },
  { name: 'orders', label: 'Orders', numeric: true, cell: ({ orders }) => orders },
  {
    name: 'since',
    label: 'Since',
    oneLine: true,
    wideOnly: true,
    cell: ({ createDate }) => formatDate(createDate),
  },
]

/** Everybody who ordered or registered; who asks for something stands under a filter of its own. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffCustomers(list.query))
  const salesRepRequests = query.data?.salesRepRequests
  const options = [
    { value: '', label: 'All' },
    {
      value: 'ASKING',
      label: 'Sales rep requests',
      ...(salesRepRequests !== undefined && { count: salesRepRequests }),
    },
    { value: 'REPRESENTATIVES', label: 'Sales reps' },
    { value: 'GUESTS', label: 'Guests' },
  ]
  return (
    <>
      <PageHeader title="Customers" />
      <div className="tools">
        <FilterLinks list={list} name="filter" label="Kind" options={options} />
        <SearchField list={list} label="Name, email, phone or ZIP" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Customers, newest first"
        noun="customers"
        columns={COLUMNS}
        keyOf={({ custId }) => custId}
      />
    </>
  )
}
