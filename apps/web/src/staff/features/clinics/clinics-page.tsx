import { clinicTransitions } from '@mendwell/domain/people/clinics'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ClinicRow, staffClinics } from '../../../api/staff/clinics.ts'
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
import { ClinicDialog } from './clinic-dialog.tsx'
import { PRACTICE_WORDS } from './practice-words.ts'

const TONES: Record<ClinicRow['status'], Tone> = {
  REQUESTED: 'warn',
  VERIFIED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'bad',
}
const WORDS: Record<ClinicRow['status'], string> = {
  REQUESTED: 'To review',
  VERIFIED: 'Verified',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
}

const columnsFor = (decide: (row: ClinicRow) => void): readonly Column<ClinicRow>[] => [
  {
    name: 'practice',
    label: 'Practice',
    main: true,
    typed: true,
    cell: ({ practiceName, practiceType }) => (
      <>
        {practiceName}
        <span className={detailStyles.subLine}>{PRACTICE_WORDS[practiceType]}</span>
      </>
    ),
  },
  {
    name: 'license',
    label: 'License',
    typed: true,
    cell: ({ licenseNumber, stateCode, expiresOn }) => (
      <>
        {stateCode} {licenseNumber}
        <span className={detailStyles.subLine}>valid through {expiresOn}</span>
      </>
    ),
  },
  {
    name: 'customer',
    label: 'Customer',
    typed: true,
    cell: ({ custId, customerName, email }) => (
      <>
        <Link to={`/customers/${custId}`}>{customerName || email}</Link>
        <span className={detailStyles.subLine}>{email}</span>
      </>
    ),
  },
  { name: 'asked', label: 'Requested', oneLine: true, cell: ({ askedAt }) => formatDate(askedAt) },
  {
    name: 'status',
    label: 'Status',
    cell: ({ status, isValid }) =>
      status === 'VERIFIED' && !isValid ? (
        <Tag tone="bad">Expired</Tag>
      ) : (
        <Tag tone={TONES[status]}>{WORDS[status]}</Tag>
      ),
  },
  {
    name: 'decide',
    label: 'Next',
    cell: (row) =>
      clinicTransitions(row.status).length > 0 && (
        <Button
          rank="secondary"
          aria-label={`${row.status === 'REQUESTED' ? 'Review' : 'View'} ${row.practiceName}`}
          onClick={() => decide(row)}
        >
          {row.status === 'REQUESTED' ? 'Review' : 'View'}
        </Button>
      ),
  },
]

/** Clinic verification requests: pending ones first, oldest first. */
export function Component() {
  const list = useListState()
  const [decided, setDecided] = useState<ClinicRow>()
  const { status = 'REQUESTED', ...others }: Record<string, unknown> = list.query
  const query = useListQuery(staffClinics({ ...others, ...(status !== 'ALL' && { status }) }))
  const waiting = query.data?.waiting
  const options = [
    { value: '', label: 'To review', ...(waiting !== undefined && { count: waiting }) },
    { value: 'VERIFIED', label: 'Verified' },
    { value: 'EXPIRED', label: 'Expired' },
    { value: 'DECLINED', label: 'Declined' },
    { value: 'WITHDRAWN', label: 'Withdrawn' },
    { value: 'ALL', label: 'All' },
  ]
  return (
    <>
      <PageHeader
        title="Clinics"
        lead="Practices that want to be verified. Check the license, then verify or decline; the customer gets an email."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="status" label="Status" options={options} />
        <SearchField list={list} label="Practice, license number, customer" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Clinics"
        noun="clinics"
        columns={columnsFor(setDecided)}
        keyOf={({ clinicId }) => clinicId}
        empty={
          <EmptyState icon="circle-check" title="No clinics here">
            Customers upload their license under “For clinics” in their account.
          </EmptyState>
        }
      />
      <ClinicDialog row={decided} onClose={() => setDecided(undefined)} />
    </>
  )
}
