import { Link } from 'react-router'
import { type SupplierRow, suppliers } from '../../../../api/staff/stock/suppliers.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { Tag } from '../../../components/page/tags.tsx'

const COLUMNS: readonly Column<SupplierRow>[] = [
  {
    name: 'name',
    label: 'Supplier',
    main: true,
    typed: true,
    cell: ({ supplierId, name, accountNumber }) => (
      <>
        <Link to={`/suppliers/${supplierId}`}>{name}</Link>
        {accountNumber && <span className={detailStyles.subLine}>Account {accountNumber}</span>}
      </>
    ),
  },
  {
    name: 'contact',
    label: 'Contact',
    typed: true,
    cell: ({ email, phone }) => (
      <>
        {email ?? phone ?? <span className="muted">None</span>}
        {email && phone && <span className={detailStyles.subLine}>{phone}</span>}
      </>
    ),
  },
  {
    name: 'leadDays',
    label: 'Lead time',
    numeric: true,
    cell: ({ leadDays }) => countOf(leadDays, 'day'),
  },
  {
    name: 'products',
    label: 'Products',
    numeric: true,
    cell: ({ products }) => formatNumber(products),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ active }) => (
      <Tag tone={active ? 'good' : 'off'}>{active ? 'Active' : 'Inactive'}</Tag>
    ),
  },
]

const OPTIONS = [
  { value: '', label: 'All' },
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
]

/** The suppliers, by name. */
export function Component() {
  const list = useListState()
  const query = useListQuery(suppliers(list.query))
  return (
    <>
      <PageHeader
        title="Suppliers"
        lead="Who the shop buys from, and on what terms. Costs and lead times decide what a new purchase order suggests."
        actions={
          <Link className={buttonClass('primary')} to="/suppliers/new">
            Add a supplier
          </Link>
        }
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="active" label="Show" options={OPTIONS} />
        <SearchField list={list} label="Name, email, account number" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Suppliers"
        noun="suppliers"
        columns={COLUMNS}
        keyOf={({ supplierId }) => supplierId}
        {...(!list.isNarrowed && {
          empty: (
            <EmptyState icon="users" title="No suppliers yet">
              <Link to="/suppliers/new">Add the first one</Link>, then say which products it sells.
            </EmptyState>
          ),
        })}
      />
    </>
  )
}
