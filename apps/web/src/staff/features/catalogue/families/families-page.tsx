import { Link } from 'react-router'
import { type StaffFamilyRow, staffFamilies } from '../../../../api/staff/catalogue/families.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { FamilyTag } from './family-tag.tsx'

const COLUMNS: readonly Column<StaffFamilyRow>[] = [
  {
    name: 'title',
    label: 'Family',
    main: true,
    typed: true,
    cell: ({ familyKey, title }) => <Link to={`/families/${familyKey}`}>{title}</Link>,
  },
  {
    name: 'axes',
    label: 'Choice',
    typed: true,
    cell: ({ axes }) =>
      axes.map(({ name, values }) => (
        <span key={name} className={detailStyles.subLine}>
          {name}: {values.join(', ')}
        </span>
      )),
  },
  {
    name: 'members',
    label: 'Products',
    numeric: true,
    cell: ({ members }) => formatNumber(members),
  },
  { name: 'state', label: 'State', cell: ({ shown }) => <FamilyTag shown={shown} /> },
]

const STATES = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'No choice in the shop' },
]

/** All families by title. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffFamilies(list.query))
  const mayWrite = useStaff()?.may('catalogue.write') === true
  return (
    <>
      <PageHeader
        title="Families"
        lead="Products that are one thing in several sizes, colors, or lengths. Shoppers see one card and choose on one page."
        actions={
          mayWrite && (
            <Link className={buttonClass('primary')} to="/families/new">
              New family
            </Link>
          )
        }
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="state" label="State" options={STATES} />
        <SearchField list={list} label="Title, product, or SKU" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Families"
        noun="families"
        columns={COLUMNS}
        keyOf={({ familyKey }) => familyKey}
        {...(!list.isNarrowed && {
          empty: (
            <EmptyState icon="grid-dots" title="No families yet">
              Make the first one of products that differ in size or color only.
            </EmptyState>
          ),
        })}
      />
    </>
  )
}
