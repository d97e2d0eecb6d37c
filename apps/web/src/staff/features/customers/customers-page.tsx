import { Link } from 'react-router'
import { type CustomerRow, customersCsv, staffCustomers } from '../../../api/staff/customers.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { chosenColumns, useListLook } from '../../components/lists/look/list-look.ts'
import { ListScreen } from '../../components/lists/look/list-screen.tsx'
import { ListTools } from '../../components/lists/look/list-tools.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { useKeptWalk } from '../../components/lists/walk/use-kept-walk.ts'
import { formatDate } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { CustomerTags } from './customer-tags.tsx'

const COLUMNS: readonly Column<CustomerRow>[] = [
  {
    name: 'name',
    label: 'Name',
    main: true,
    typed: true,
    sortable: true,
    cell: ({ custId, name, email }) => <Link to={`/customers/${custId}`}>{name || email}</Link>,
  },
  {
    name: 'email',
    label: 'Email',
    typed: true,
    sortable: true,
    // Without a name, the address is the name already.
    cell: ({ name, email }) => name && email,
  },
  { name: 'phone', label: 'Phone', wideOnly: true, oneLine: true, cell: ({ phone1 }) => phone1 },
  { name: 'place', label: 'Place', typed: true, away: true, cell: ({ place }) => place ?? '–' },
  { name: 'kind', label: 'Kind', cell: (row) => <CustomerTags customer={row} /> },
  { name: 'orders', label: 'Orders', numeric: true, sortable: true, cell: ({ orders }) => orders },
  {
    name: 'since',
    label: 'Since',
    oneLine: true,
    wideOnly: true,
    sortable: true,
    newestFirst: true,
    cell: ({ createDate }) => formatDate(createDate),
  },
]

const keyOf = ({ custId }: CustomerRow) => custId

/** Everyone who ordered or registered; pending requests have their own filter. */
export function Component() {
  const staff = useStaff()
  const list = useListState()
  const look = useListLook('customers')
  const query = useListQuery(staffCustomers(list.query))
  useKeptWalk('/customers', list, query, keyOf)
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
    <ListScreen look={look}>
      <PageHeader
        title="Customers"
        lead="Everyone who has ordered or made an account, with their orders and personal data."
        actions={
          staff?.may('customers.erase') && (
            <a className={buttonClass('outline')} href={customersCsv(list.query)} download>
              {list.isNarrowed ? 'Export these customers' : 'Export all customers'}
            </a>
          )
        }
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="filter" label="Kind" options={options} />
        <SearchField list={list} label="Name, email, phone or ZIP" />
        <ListTools list={list} look={look} columns={COLUMNS} />
      </div>
      <ListView
        list={list}
        query={query}
        caption={list.sort === '' ? 'Customers, newest first' : 'Customers'}
        noun="customers"
        columns={chosenColumns(COLUMNS, look.columns)}
        keyOf={keyOf}
      />
    </ListScreen>
  )
}
