import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  cancelSale,
  type SaleRow,
  scheduledSales,
} from '../../../api/staff/orders/scheduled-sales.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { minuteInWords } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag, type Tone } from '../../components/page/tags.tsx'
import { saleInWords } from './sale-words.ts'

const TAGS: Record<SaleRow['state'], { tone: Tone; words: string }> = {
  UPCOMING: { tone: 'info', words: 'Scheduled' },
  RUNNING: { tone: 'good', words: 'Running' },
  ENDED: { tone: 'off', words: 'Ended' },
  CANCELED: { tone: 'off', words: 'Cancelled' },
}

const isOpen = ({ state }: SaleRow) => state === 'UPCOMING' || state === 'RUNNING'
const verbOf = ({ state }: SaleRow) => (state === 'RUNNING' ? 'End now' : 'Cancel sale')

const columnsFor = (ask: (row: SaleRow) => void): readonly Column<SaleRow>[] => [
  {
    name: 'name',
    label: 'Sale',
    main: true,
    typed: true,
    cell: (row) => (
      <>
        <b className="strong">{row.name}</b>
        <span className={detailStyles.subLine}>{saleInWords(row)}</span>
      </>
    ),
  },
  {
    name: 'when',
    label: 'When',
    cell: ({ startsAt, endsAt }) => `${minuteInWords(startsAt)} to ${minuteInWords(endsAt)}`,
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Tag tone={TAGS[state].tone}>{TAGS[state].words}</Tag>,
  },
  {
    name: 'next',
    label: 'Next',
    cell: (row) => (
      <span className="row">
        {isOpen(row) && (
          <>
            <Link className={buttonClass('secondary')} to={`/scheduled-sales/${row.saleId}`}>
              Edit<span className="visually-hidden"> {row.name}</span>
            </Link>
            <Button
              rank="secondary"
              aria-label={`${verbOf(row)}: ${row.name}`}
              onClick={() => ask(row)}
            >
              {verbOf(row)}
            </Button>
          </>
        )}
        <Link className={buttonClass('quiet')} to={`/scheduled-sales/new?from=${row.saleId}`}>
          Copy<span className="visually-hidden"> {row.name}</span>
        </Link>
      </span>
    ),
  },
]

/** All scheduled sales: running ones, then upcoming, then past. */
export function Component() {
  const list = useListState()
  const query = useQuery(scheduledSales())
  const [asked, setAsked] = useState<SaleRow>()
  const [isAsking, setAsking] = useState(false)
  const canceling = useSave(cancelSale, {
    outdates: ['/staff/scheduled-sales', '/products/'],
    success: ({ name }) => `${name} is over. You can undo this in the history.`,
    onSaved: () => setAsking(false),
  })
  const isRunning = asked?.state === 'RUNNING'
  return (
    <>
      <PageHeader
        title="Scheduled sales"
        lead="Sale prices that begin and end by themselves, to the minute, by the shop's clock."
        actions={
          <Link className={buttonClass('primary')} to="/scheduled-sales/new">
            Schedule a sale
          </Link>
        }
      />
      <QueryState query={query}>
        {({ rows }) => (
          <LocalList
            caption="Scheduled sales"
            noun="sales"
            columns={columnsFor((row) => {
              setAsked(row)
              setAsking(true)
            })}
            rows={rows}
            keyOf={({ saleId }) => saleId}
            list={list}
            empty={
              <EmptyState icon="clock" title="No sales are scheduled">
                Choose products, a category or a brand, the discount, and when it starts and ends.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={isRunning ? `End ${asked.name} now?` : `Cancel ${asked?.name ?? 'it'}?`}
        confirmLabel={asked ? verbOf(asked) : 'Cancel sale'}
        cancelLabel="Keep it"
        danger
        busy={canceling.busy}
        refusal={canceling.refusal}
        onConfirm={() => asked && canceling.save(asked.saleId)}
      >
        <p>
          {isRunning
            ? 'Its products are sold at their usual prices at once. Open carts show that their prices went up.'
            : 'It does not begin. Its prices are never shown.'}
        </p>
      </ConfirmDialog>
    </>
  )
}
