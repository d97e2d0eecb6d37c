import type { SubscriberWire } from '@mendwell/contract/content/staff-content'
import {
  markBounced,
  SUBSCRIBERS_ADDRESS,
  subscribers,
} from '../../../api/staff/pages/newsletters.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDate } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'

function StateTag({ subscriber }: { subscriber: SubscriberWire }) {
  if (subscriber.unsubscribedAt) return <Tag>Unsubscribed</Tag>
  if (subscriber.bouncedAt) {
    return (
      <>
        <Tag tone="bad">Bounced</Tag>
        <span className={detailStyles.subLine}>{subscriber.bounceReason}</span>
      </>
    )
  }
  if (!subscriber.confirmedAt) return <Tag tone="warn">Not confirmed</Tag>
  return <Tag tone="good">Subscribed</Tag>
}

/** Marks a mailbox as gone, as a returned email says, or takes that back. */
function Bounce({ subscriber }: { subscriber: SubscriberWire }) {
  const { subscriptionId, email, bouncedAt, confirmedAt, unsubscribedAt } = subscriber
  const isBounced = bouncedAt !== null
  const { busy, refusal, save } = useSave(markBounced, {
    outdates: ['/staff/subscribers', '/staff/newsletters', '/staff/history'],
    success: isBounced
      ? 'It gets newsletters again.'
      : 'Marked as bounced. It gets no more newsletters.',
  })
  if (!confirmedAt || unsubscribedAt) return null
  const label = isBounced ? 'Reachable again' : 'Mark as bounced'
  return (
    <>
      <Button
        rank="quiet"
        busy={busy}
        aria-label={`${label}: ${email}`}
        onClick={() => save({ subscriptionId, bounced: !isBounced })}
      >
        {label}
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

const dayOrNothing = (iso: string | null) => (iso ? formatDate(iso) : '–')

const COLUMNS: readonly Column<SubscriberWire>[] = [
  {
    name: 'email',
    label: 'Email',
    main: true,
    typed: true,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
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
  { name: 'action', label: 'Actions', cell: (subscriber) => <Bounce subscriber={subscriber} /> },
]

/** Newsletter subscribers; they subscribe and unsubscribe only by the links in their mails. */
export function Component() {
  const list = useListState()
  const query = useListQuery(subscribers(list.query))
  return (
    <>
      <PageHeader
        title="Subscribers"
        actions={
          <a className={buttonClass('outline')} href={SUBSCRIBERS_ADDRESS} download>
            Export subscribed
          </a>
        }
        lead="Only confirmed subscribers get newsletters. Unsubscribing takes one click."
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
            { value: 'bounced', label: 'Bounced' },
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
