import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  cancelScheduledPrices,
  type ScheduledPrices,
  scheduledPrices,
} from '../../../../api/staff/prices/scheduled-prices.ts'
import { previewOf } from '../../../../api/staff/reports.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { ProductCell } from '../../../components/lists/cells/product-cell.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { LocalList } from '../../../components/lists/local-list.tsx'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney, minuteInWords } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag, type Tone } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { OUTDATED } from './schedule-values.ts'

type Row = ScheduledPrices['prices'][number]

const TAGS: Record<ScheduledPrices['state'], { tone: Tone; words: string }> = {
  UPCOMING: { tone: 'info', words: 'Scheduled' },
  APPLIED: { tone: 'good', words: 'Applied' },
  CANCELED: { tone: 'off', words: 'Canceled' },
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'name',
    label: 'Product',
    main: true,
    typed: true,
    cell: (product) => <ProductCell {...product} />,
  },
  {
    name: 'unitPrice',
    label: 'Price now',
    numeric: true,
    cell: ({ unitPrice }) => formatMoney(unitPrice),
  },
  {
    name: 'newPrice',
    label: 'New price',
    numeric: true,
    cell: ({ newPrice, isApplied }) => (
      <>
        {formatMoney(newPrice)}
        {isApplied === false && (
          <span className={detailStyles.subLine}>Not applied: the sale price is not lower</span>
        )}
      </>
    ),
  },
]

/** Prices that were scheduled together: which, from when, and whether they have begun. */
export function Component() {
  const changeId = Number(useParams().changeId)
  const query = useQuery(scheduledPrices(changeId))
  const list = useListState()
  return (
    <QueryState query={query} isPage>
      {({ startsAt, state, prices }) => (
        <>
          <PageHeader
            title={`${countOf(prices.length, 'price')} from ${minuteInWords(startsAt)}`}
            lead={LEADS[state]}
            back={{ to: '/schedule', label: 'What changes when' }}
            beside={<Tag tone={TAGS[state].tone}>{TAGS[state].words}</Tag>}
            actions={state === 'UPCOMING' && <Actions changeId={changeId} startsAt={startsAt} />}
          />
          <div className="stack">
            <LocalList
              caption="Scheduled prices"
              noun="prices"
              columns={COLUMNS}
              rows={prices}
              keyOf={({ productId }) => productId}
              list={list}
            />
            <ThingHistory objectType="prices" objectId={changeId} />
          </div>
        </>
      )}
    </QueryState>
  )
}

const LEADS: Record<ScheduledPrices['state'], string> = {
  UPCOMING: 'Unit prices that begin by themselves, by the shop’s clock.',
  APPLIED: 'These prices have begun. You can undo them in the history of products.',
  CANCELED: 'These prices do not begin. You can undo that below.',
}

function Actions({ changeId, startsAt }: { changeId: number; startsAt: string }) {
  const [isAsking, setAsking] = useState(false)
  const mayChange = useStaff()?.may('catalogue.write') === true
  const { busy, refusal, save } = useSave(cancelScheduledPrices, {
    outdates: OUTDATED,
    success: 'Canceled: prices stay as they are.',
    onSaved: () => setAsking(false),
  })
  return (
    <>
      <a
        className={buttonClass('outline')}
        href={previewOf(startsAt)}
        target="_blank"
        rel="noreferrer"
      >
        See the shop then
      </a>
      {mayChange && (
        <Button rank="outline" onClick={() => setAsking(true)}>
          Cancel these prices
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel these prices?"
        confirmLabel="Cancel prices"
        cancelLabel="Keep them"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(changeId)}
      >
        <p>They do not begin: every product keeps its present price.</p>
      </ConfirmDialog>
    </>
  )
}
