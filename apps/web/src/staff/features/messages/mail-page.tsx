import type { SentMessageWire } from '@mendwell/contract/content/staff-content'
import { Link } from 'react-router'
import { resendMessage, sentMessages } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatMoment } from '../../components/page/formats.ts'
import { mailInWords, mailState } from '../../components/page/mail-words.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { FailedJobs } from './failed-jobs.tsx'

function State({ message }: { message: SentMessageWire }) {
  const { words, tone } = mailState(message.state)
  return (
    <>
      <Tag tone={tone}>{words}</Tag>
      {message.lastError && <p className="muted">{message.lastError}</p>}
    </>
  )
}

function Resend({ message }: { message: SentMessageWire }) {
  const { busy, refusal, save } = useSave(resendMessage, {
    outdates: ['/staff/outbox', '/staff/today'],
    success: `Resent to ${message.recipient}.`,
  })
  if (message.state === 'QUEUED') return null
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`Resend to ${message.recipient}: ${mailInWords(message.kind)}`}
        onClick={() => save(message.outboxId)}
      >
        Resend
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

const COLUMNS: readonly Column<SentMessageWire>[] = [
  { name: 'to', label: 'To', main: true, typed: true, cell: ({ recipient }) => recipient },
  {
    name: 'what',
    label: 'What',
    cell: ({ kind, channel, orderId }) => (
      <>
        {orderId === null ? (
          mailInWords(kind)
        ) : (
          <Link to={`/orders/${orderId}`}>{mailInWords(kind)}</Link>
        )}
        {channel === 'SMS' && <span className="muted"> (text message)</span>}
      </>
    ),
  },
  { name: 'state', label: 'State', cell: (message) => <State message={message} /> },
  {
    name: 'tries',
    label: 'Tries',
    numeric: true,
    spare: true,
    cell: ({ attempts }) => attempts,
  },
  {
    name: 'when',
    label: 'Queued',
    oneLine: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
]
const RESEND: Column<SentMessageWire> = {
  name: 'action',
  label: 'Actions',
  cell: (message) => <Resend message={message} />,
}

/** Every mail and text message with its status, and the failed jobs. */
export function Component() {
  const list = useListState()
  const staff = useStaff()
  const query = useListQuery(sentMessages(list.query))
  const columns = staff?.may('messages.send') ? [...COLUMNS, RESEND] : COLUMNS
  return (
    <>
      <PageHeader
        title="Email log"
        lead="Each email uses the order’s current data, even when it is resent."
      />
      <FailedJobs />
      <div className={toolStyles.tools}>
        <div className="row">
          <FilterLinks
            list={list}
            name="state"
            label="Messages by state"
            options={[
              { value: '', label: 'All' },
              { value: 'QUEUED', label: 'Waiting' },
              { value: 'SENT', label: 'Sent' },
              { value: 'DEAD', label: 'Failed' },
              { value: 'WITHHELD', label: 'Not sent' },
            ]}
          />
          <FilterLinks
            list={list}
            name="channel"
            label="Messages by channel"
            options={[
              { value: '', label: 'Email and SMS' },
              { value: 'MAIL', label: 'Email' },
              { value: 'SMS', label: 'SMS' },
            ]}
          />
        </div>
        <SearchField list={list} label="Search by recipient or kind" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Emails and text messages, newest first"
        noun="messages"
        columns={columns}
        keyOf={({ outboxId }) => outboxId}
        empty={<EmptyState icon="mail" title="No messages found" />}
      />
    </>
  )
}
