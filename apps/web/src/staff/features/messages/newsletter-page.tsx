import type { SubscriberWire } from '@mendwell/contract/content/staff-content'
import { SUBSCRIBERS_ADDRESS, subscribers } from '../../../api/staff/content.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDate } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'

function StateTag({ subscriber }: { subscriber: SubscriberWire }) {
  if (subscriber.unsubscribedAt) return <Tag>Unsubscribed</Tag>
  if (!subscriber.confirmedAt) return <Tag tone="warn">Not confirmed</Tag>
  return <Tag tone="good">Subscribed</Tag>
}

const dayOrNothing = (iso: string | null) => (iso ? formatDate(iso) : '–')

const COLUMNS: readonly Column<SubscriberWire>[] = [
  { name: 'email', label: 'Email', main: true, typed: true, cell: ({ email }) => email },
  { name: 'state', label: 'State', cell: (subscriber) => <StateTag subscriber={subscriber} /> },
  { name: 'asked', label: 'Signed up', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    name: 'confirmed',
    label: 'Confirmed',
    wideOnly: true,
    cell: ({ confirmedAt }) => dayOrNothing(confirmedAt),
  },
  {
    name: 'left',
    label: 'Unsubscribed',
    wideOnly: true,
    cell: ({ unsubscribedAt }) => dayOrNothing(unsubscribedAt),
  },
]

/** Newsletter subscribers; they subscribe and unsubscribe only by the links in their mails. */
export function Component() {
  const list = useListState()
  const query = useListQuery(subscribers(list.query))
  return (
    <>
      <PageHeader
        title="Newsletter"
        actions={
          <a className={buttonClass('outline')} href={SUBSCRIBERS_ADDRESS} download>
            Export subscribed
          </a>
        }
        lead="Only confirmed subscribers receive it. Unsubscribing takes one click."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Subscribers by state"
          options={[
            { value: '', label: 'All' },
            { value: 'on', label: 'Subscribed' },
            { value: 'unconfirmed', label: 'Not confirmed' },
            { value: 'ended', label: 'Unsubscribed' },
          ]}
        />
        <SearchField list={list} label="Search by email" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Newsletter list, newest first"
        noun="subscribers"
        columns={COLUMNS}
        keyOf={({ subscriptionId }) => subscriptionId}
        empty={<EmptyState icon="news" title="No subscribers found" />}
      />
    </>
  )
}
