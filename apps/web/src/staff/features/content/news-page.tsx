import { Textarea } from '@mantine/core'
import {
  CLOSING_NEWS_ID,
  saveNews as contract,
  MAX_NEWS_LENGTH,
} from '@mendwell/contract/content/content'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteNews, saveNews, tickerLines } from '../../../api/staff/content.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'

interface Line {
  newsId: number
  news: string
}

/** The welcome line is the shop's own (Specification §9). */
const WELCOME_ID = 1
const outdates = ['/newsTracker/']

const columnsFor = (
  edit: (line: Line) => void,
  remove: (line: Line) => void,
): readonly Column<Line>[] => [
  { name: 'news', label: 'Line', main: true, typed: true, cell: ({ news }) => news },
  {
    name: 'change',
    label: 'Change',
    cell: (line) =>
      line.newsId === WELCOME_ID ? (
        <span className="muted">Always there</span>
      ) : (
        <div className="row">
          <Button rank="secondary" aria-label={`Change ${line.news}`} onClick={() => edit(line)}>
            Change
          </Button>
          <Button rank="quiet" aria-label={`Remove ${line.news}`} onClick={() => remove(line)}>
            Remove
          </Button>
        </div>
      ),
  },
]

/** The lines of the ticker on top of the shop, the newest first. */
export function Component() {
  const list = useListState()
  const query = useQuery(tickerLines())
  const [edited, setEdited] = useState<{ row?: Line }>()
  const [removed, setRemoved] = useState<Line>()
  return (
    <>
      <PageHeader
        title="News ticker"
        lead="One line each, shown at the top of the shop, newest first."
        actions={
          <Button icon="plus" onClick={() => setEdited({})}>
            Add a line
          </Button>
        }
      />
      <QueryState query={query}>
        {(rows) => (
          <DataTable
            caption="Lines of the ticker"
            columns={columnsFor((row) => setEdited({ row }), setRemoved)}
            rows={rows.filter(({ newsId }) => newsId !== CLOSING_NEWS_ID)}
            keyOf={({ newsId }) => newsId}
            list={list}
          />
        )}
      </QueryState>
      <StaffDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited?.row ? 'Change the line' : 'Add a line'}
      >
        {edited && (
          <LineForm
            line={query.data?.find(({ newsId }) => newsId === edited.row?.newsId) ?? edited.row}
            onDone={() => setEdited(undefined)}
          />
        )}
      </StaffDialog>
      <RemoveLine line={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}

function LineForm({ line, onDone }: { line: Line | undefined; onDone: () => void }) {
  const form = useCheckedForm({
    initialValues: { news: line?.news ?? '' },
    schema: contract.schema.body,
    fields: ['news'],
  })
  const clashes = useOthersChanges(form, { news: line?.news ?? '' })
  const { busy, refusal, save } = useSave(saveNews, {
    outdates,
    success: 'Saved.',
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  return (
    <FormPage
      form={form}
      onSave={({ news }) => save({ news, ...(line && { newsId: line.newsId, before: line }) })}
      busy={busy}
      refusal={refusal}
    >
      <Clashes fields={clashes} />
      <Textarea
        data-autofocus
        label="Line"
        description={`At most ${MAX_NEWS_LENGTH} characters`}
        autosize
        minRows={2}
        {...form.field('news')}
      />
    </FormPage>
  )
}

function RemoveLine({ line, onClose }: { line: Line | undefined; onClose: () => void }) {
  const { busy, refusal, save } = useSave(deleteNews, {
    outdates,
    success: 'Line removed.',
    onSaved: onClose,
  })
  return (
    <ConfirmDialog
      opened={line !== undefined}
      onClose={onClose}
      title="Remove this line?"
      confirmLabel="Remove"
      danger
      busy={busy}
      refusal={refusal}
      onConfirm={() => line && save(line.newsId)}
    >
      {line?.news}
    </ConfirmDialog>
  )
}
