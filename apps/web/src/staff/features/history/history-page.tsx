import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { history } from '../../../api/staff/history.ts'
import { Changes } from '../../components/history/changes.tsx'
import { ThingLink } from '../../components/history/thing-link.tsx'
import { UndoButton } from '../../components/history/undo-button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'

const KINDS = [
  { value: '', label: 'All' },
  { value: 'product', label: 'Products' },
  { value: 'packs', label: 'Packs' },
  { value: 'family', label: 'Families' },
  { value: 'tiers', label: 'Prices by quantity' },
  { value: 'import', label: 'Imports' },
  { value: 'category', label: 'Categories' },
  { value: 'brand', label: 'Brands' },
  { value: 'synonym', label: 'Search words' },
  { value: 'search', label: 'Dismissed searches' },
  { value: 'device', label: 'Devices' },
  { value: 'sale', label: 'Scheduled sales' },
  { value: 'supplier', label: 'Suppliers' },
  { value: 'purchase', label: 'Purchase orders' },
  { value: 'order', label: 'Orders' },
  { value: 'return', label: 'Returns' },
  { value: 'customer', label: 'Customers' },
  { value: 'review', label: 'Reviews' },
  { value: 'question', label: 'Questions' },
  { value: 'answer', label: 'Buyers’ answers' },
  { value: 'message', label: 'Messages' },
  { value: 'page', label: 'Pages' },
  { value: 'news', label: 'News' },
  { value: 'banner', label: 'Home banners' },
  { value: 'hours', label: 'Opening hours' },
  { value: 'setting', label: 'Settings' },
  { value: 'mail', label: 'Emails' },
  { value: 'tax', label: 'Taxes' },
  { value: 'giftcard', label: 'Gift cards' },
  { value: 'staff', label: 'Staff' },
]

const COLUMNS: readonly Column<StaffEventWire>[] = [
  {
    name: 'what',
    label: 'What',
    main: true,
    typed: true,
    cell: (event) => <ThingLink event={event} />,
  },
  {
    name: 'when',
    label: 'When',
    oneLine: true,
    cell: ({ happenedAt }) => formatMoment(happenedAt),
  },
  { name: 'who', label: 'Who', oneLine: true, cell: ({ who }) => who },
  {
    name: 'change',
    label: 'Before and after',
    typed: true,
    cell: (event) => <Changes event={event} />,
  },
  { name: 'undo', label: 'Undo', cell: (event) => <UndoButton event={event} /> },
]

/** Everything staff has changed, newest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(history(list.query))
  return (
    <>
      <PageHeader
        title="History"
        lead="Every change by staff: who made it, when, and what changed."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="objectType" label="Changes to" options={KINDS} />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Changes by staff, newest first"
        noun="changes"
        columns={COLUMNS}
        keyOf={({ eventId }) => eventId}
      />
    </>
  )
}
