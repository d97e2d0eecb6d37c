import { useState } from 'react'
import { type PageCheckRow, pageChecks } from '../../../api/staff/pages/page-checks.ts'
import { Button } from '../../../ui/buttons/button.tsx'
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
import { Tag, type Tone } from '../../components/page/tags.tsx'
import { PageCheckDialog } from './page-check-dialog.tsx'

const STATES: Record<PageCheckRow['state'], { tone: Tone; label: string }> = {
  WAITING: { tone: 'warn', label: 'Draft' },
  CHANGED: { tone: 'warn', label: 'Changed since' },
  APPROVED: { tone: 'good', label: 'Checked' },
}
const CHECKERS: Record<PageCheckRow['checker'], string> = {
  LAWYER: 'Lawyer',
  CLINICIAN: 'Clinician',
}

const columnsFor = (open: (row: PageCheckRow) => void): readonly Column<PageCheckRow>[] => [
  {
    name: 'title',
    label: 'Page',
    main: true,
    typed: true,
    cell: ({ title, pageKey }) => (
      <>
        <a href={`/#/${pageKey}`} target="_blank" rel="noreferrer">
          {title}
        </a>
        <span className={detailStyles.subLine}>{pageKey}</span>
      </>
    ),
  },
  { name: 'checker', label: 'Needs a', cell: ({ checker }) => CHECKERS[checker] },
  {
    name: 'changed',
    label: 'Text of',
    oneLine: true,
    cell: ({ changedAt }) => formatDate(changedAt),
  },
  {
    name: 'state',
    label: 'Status',
    cell: ({ state }) => <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>,
  },
  {
    name: 'by',
    label: 'Checked by',
    typed: true,
    cell: ({ approvedBy, approvedRole, approvedOn }) =>
      approvedBy && (
        <>
          {approvedBy}, {approvedRole}
          <span className={detailStyles.subLine}>{approvedOn}</span>
        </>
      ),
  },
  {
    name: 'next',
    label: 'Next',
    cell: (row) => (
      <Button
        rank="secondary"
        aria-label={`${row.state === 'APPROVED' ? 'View' : 'Record check of'} ${row.title}`}
        onClick={() => open(row)}
      >
        {row.state === 'APPROVED' ? 'View' : 'Record check'}
      </Button>
    ),
  },
]

/** Pages that a lawyer or clinician should review; drafts and changed ones first. */
export function Component() {
  const list = useListState()
  const [opened, setOpened] = useState<PageCheckRow>()
  const query = useListQuery(pageChecks(list.query))
  return (
    <>
      <PageHeader
        title="Pages to check"
        lead="Record who has read the current text of a legal or medical page, and when. A text that changes becomes a draft again."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Status"
          options={[
            { value: '', label: 'All' },
            { value: 'WAITING', label: 'Drafts' },
            { value: 'CHANGED', label: 'Changed since' },
            { value: 'APPROVED', label: 'Checked' },
          ]}
        />
        <FilterLinks
          list={list}
          name="checker"
          label="Needs a"
          options={[
            { value: '', label: 'Anyone' },
            { value: 'LAWYER', label: 'Lawyer' },
            { value: 'CLINICIAN', label: 'Clinician' },
          ]}
        />
        <SearchField list={list} label="Title" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Pages to check"
        noun="pages"
        columns={columnsFor(setOpened)}
        keyOf={({ pageKey }) => pageKey}
        empty={
          <EmptyState icon="circle-check" title="No pages here">
            Legal pages and pages by need appear here.
          </EmptyState>
        }
      />
      <PageCheckDialog row={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
