import { Link } from 'react-router'
import { type CustomerRow, staffCustomers } from '../../../api/staff/customers.ts'
import type { Column } from '../../components/data-table.tsx'
import { FilterLinks } from '../../components/filter-links.tsx'
import { formatDate } from '../../components/formats.ts'
import { ListView } from '../../components/list-view.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useListQuery } from '../../components/use-list-query.ts'
import { useListState } from '../../components/use-list-state.ts'
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
  const asking = query.data?.asking
  const options = [
    { value: '', label: 'All' },
    {
      value: 'ASKING',
      label: 'Want to be sales representatives',
      ...(asking !== undefined && { count: asking }),
    },
    { value: 'REPRESENTATIVES', label: 'Sales representatives' },
    { value: 'GUESTS', label: 'Guests' },
  ]
  return (
    <>
      <PageHeader title="Customers" />
      <div className="tools">
        <FilterLinks list={list} name="filter" label="Kind" options={options} />
        <SearchField list={list} label="Name, email or phone" />
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
