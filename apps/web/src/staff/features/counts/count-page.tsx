import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { cancelStockCount, type StockCount, stockCount } from '../../../api/staff/stock/counts.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { asLastShown } from '../../components/lists/use-list-state.ts'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { BookForm } from './book-form.tsx'
import { CountLines } from './count-lines.tsx'
import { COUNT_TAGS } from './count-words.ts'

/** One count: the counted pieces of each line, and the differences to book. */
export function Component() {
  const query = useQuery(stockCount(Number(useParams().countId)))
  return (
    <QueryState query={query} isPage>
      {(sheet) => <Shown key={sheet.count.countId} sheet={sheet} />}
    </QueryState>
  )
}

function Shown({ sheet }: { sheet: StockCount }) {
  const { countId, scope, state, openedBy, openedAt, counted, lines } = sheet.count
  const isOpen = state === 'OPEN'
  /** Booking errors, by line id. */
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({})
  return (
    <>
      <PageHeader
        title={scope}
        beside={<Tag tone={COUNT_TAGS[state].tone}>{COUNT_TAGS[state].words}</Tag>}
        lead={
          isOpen
            ? 'Type what you find; Enter goes to the next line. Each number is saved at once and compared with what the books say at that moment.'
            : `Started ${formatMoment(openedAt)}${openedBy ? ` by ${openedBy}` : ''}`
        }
        back={{ to: asLastShown('/counts'), label: 'All counts' }}
        actions={
          <>
            <Link className={buttonClass('secondary')} to={`/counts/${countId}/sheet`}>
              Print the sheet
            </Link>
            {isOpen && <CancelButton countId={countId} />}
          </>
        }
      />
      <div className="stack">
        <p className="muted" role="status">
          {counted} of {lines} lines counted
        </p>
        <CountLines
          sheet={sheet}
          problems={problems}
          onEntered={(lineId) => setProblems(({ [lineId]: _, ...others }) => others)}
        />
        {isOpen && <BookForm sheet={sheet} onProblems={setProblems} />}
      </div>
    </>
  )
}

function CancelButton({ countId }: { countId: number }) {
  const [isAsked, setAsked] = useState(false)
  const { busy, refusal, save } = useSave(() => cancelStockCount(countId), {
    outdates: ['/staff/counts', '/staff/history'],
    success: 'Count canceled.',
    onSaved: () => setAsked(false),
  })
  return (
    <>
      <Button rank="outline" onClick={() => setAsked(true)}>
        Cancel count
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title="Cancel this count?"
        confirmLabel="Cancel count"
        cancelLabel="Keep counting"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(undefined)}
      >
        Nothing of it is booked, and what was entered can’t be used any more.
      </ConfirmDialog>
    </>
  )
}
