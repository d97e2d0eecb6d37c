import { Link } from 'react-router'
import { type NewsletterRow, newsletters } from '../../../api/staff/pages/newsletters.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDate, formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { NEWSLETTER_STATES, outcomeInWords } from './newsletter-states.ts'

const COLUMNS: readonly Column<NewsletterRow>[] = [
  {
    name: 'subject',
    label: 'Newsletter',
    main: true,
    typed: true,
    cell: ({ newsletterId, subject }) => (
      <Link className="strong" to={`/newsletters/${newsletterId}`}>
        {subject}
      </Link>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Tag tone={NEWSLETTER_STATES[state].tone}>{NEWSLETTER_STATES[state].words}</Tag>
    ),
  },
  {
    name: 'result',
    label: 'Result',
    cell: ({ progress }) => (progress.recipients > 0 ? outcomeInWords(progress) : '–'),
  },
  {
    name: 'when',
    label: 'When',
    oneLine: true,
    cell: ({ sendAt, updatedAt }) =>
      sendAt ? formatMoment(sendAt) : `Changed ${formatDate(updatedAt)}`,
  },
  {
    name: 'by',
    label: 'Sent by',
    cell: ({ releasedBy }) => <EmailText>{releasedBy ?? '–'}</EmailText>,
  },
]

/** Newsletters, the latest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(newsletters(list.query))
  return (
    <>
      <PageHeader
        title="Newsletters"
        lead="Write to everybody who confirmed the newsletter, in both languages, now or at a moment you choose."
        actions={
          <Link className={buttonClass('primary')} to="/newsletters/new">
            Write a newsletter
          </Link>
        }
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Search by subject" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Newsletters, the latest first"
        noun="newsletters"
        columns={COLUMNS}
        keyOf={({ newsletterId }) => newsletterId}
        empty={
          list.isNarrowed ? undefined : (
            <EmptyState icon="mail" title="No newsletters yet">
              New products, a sale, advice for the season: write to those who asked to hear from
              you.
            </EmptyState>
          )
        }
      />
    </>
  )
}
