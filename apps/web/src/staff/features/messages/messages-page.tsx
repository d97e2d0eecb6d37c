import type { ReceivedMessageWire } from '@mendwell/contract/content/staff-content'
import { Link } from 'react-router'
import { handleMessage, receivedMessages } from '../../../api/staff/content.ts'
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
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useStaff } from '../../session/use-staff.ts'

function Handle({ message }: { message: ReceivedMessageWire }) {
  const { contactId, subject } = message
  const isOpen = message.handledAt === null
  const { busy, refusal, save } = useSave(handleMessage, {
    outdates: ['/staff/messages', '/staff/today'],
    success: isOpen ? 'Marked as answered.' : 'Reopened.',
  })
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`${isOpen ? 'Mark as answered' : 'Reopen'}: ${subject}`}
        onClick={() => save({ contactId, handled: isOpen })}
      >
        {isOpen ? 'Mark as answered' : 'Reopen'}
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

function Sender({ message }: { message: ReceivedMessageWire }) {
  const staff = useStaff()
  const { name, email, phone, address, subject } = message
  const reply = `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <>
      {name}
      <br />
      <a href={reply}>{email}</a>
      <br />
      <span className="muted">
        {phone}, {address}
      </span>
      {staff?.may('orders.read') && (
        <>
          <br />
          <Link to={`/orders?q=${encodeURIComponent(email)}`}>Orders with this email</Link>
        </>
      )}
    </>
  )
}

const COLUMNS: readonly Column<ReceivedMessageWire>[] = [
  {
    name: 'message',
    label: 'Message',
    main: true,
    typed: true,
    cell: ({ subject, querydata, service }) => (
      <>
        <b className="strong">{subject}</b>
        {service && <span className="muted"> about {service}</span>}
        <p className={detailStyles.asTyped}>{querydata}</p>
      </>
    ),
  },
  { name: 'sender', label: 'From', typed: true, cell: (message) => <Sender message={message} /> },
  {
    name: 'when',
    label: 'Received',
    oneLine: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
  { name: 'action', label: 'Actions', cell: (message) => <Handle message={message} /> },
]

/** Messages from the contact form, newest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(receivedMessages(list.query))
  return (
    <>
      <PageHeader
        title="Contact messages"
        lead="From the contact form. Reply by email, then mark as answered."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Messages by state"
          options={[
            { value: '', label: 'All' },
            { value: 'open', label: 'Open' },
            { value: 'handled', label: 'Answered' },
          ]}
        />
        <SearchField list={list} label="Search messages" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Messages, newest first"
        noun="messages"
        columns={COLUMNS}
        keyOf={({ contactId }) => contactId}
        empty={<EmptyState icon="mail" title="No messages here" />}
      />
    </>
  )
}
