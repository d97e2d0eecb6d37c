import { Textarea } from '@mantine/core'
import { saveNews as contract, MAX_NEWS_LENGTH } from '@mendwell/contract/content/scheduled-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import {
  deleteNews,
  NEWS_QUESTIONS,
  type NewsBody,
  type NewsRow,
  saveNews,
  staffNews,
} from '../../../api/staff/pages/scheduled-texts.ts'
import { byContract } from '../../../lib/forms/by-contract.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { SHOWN_STATES } from './shown-states.ts'
import { TimeFields } from './time-fields.tsx'
import { timesInWords } from './times-in-words.ts'

const columnsFor = (
  edit: (line: NewsRow) => void,
  remove: (line: NewsRow) => void,
): readonly Column<NewsRow>[] => [
  {
    name: 'news',
    label: 'Line',
    main: true,
    typed: true,
    cell: ({ news, newsEs }) => (
      <>
        <b className="strong">{news}</b>
        {newsEs && (
          <span className={detailStyles.subLine} lang="es">
            {newsEs}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'state',
    label: 'Shoppers see',
    cell: (row) => (
      <>
        <Tag tone={SHOWN_STATES[row.state].tone}>{SHOWN_STATES[row.state].words}</Tag>
        <span className={detailStyles.subLine}>{timesInWords(row)}</span>
      </>
    ),
  },
  {
    name: 'change',
    label: 'Actions',
    cell: (line) => (
      <div className="row">
        <Button rank="secondary" aria-label={`Edit ${line.news}`} onClick={() => edit(line)}>
          Edit
        </Button>
        <Button rank="quiet" aria-label={`Remove ${line.news}`} onClick={() => remove(line)}>
          Remove
        </Button>
      </div>
    ),
  },
]

/** The lines of the news ticker at the top of the shop, newest first. */
export function Component() {
  const list = useListState()
  const query = useQuery(staffNews())
  const [edited, setEdited] = useState<{ row?: NewsRow }>()
  const [removed, setRemoved] = useState<NewsRow>()
  return (
    <>
      <PageHeader
        title="News ticker"
        lead="One line each at the top of the shop, newest first, from and until when you choose. The shop’s welcome always stands there too."
        actions={
          <Button icon="plus" onClick={() => setEdited({})}>
            Add a line
          </Button>
        }
      />
      <QueryState query={query}>
        {({ rows }) => (
          <LocalList
            caption="Lines of the ticker"
            noun="lines"
            columns={columnsFor((row) => setEdited({ row }), setRemoved)}
            rows={rows}
            keyOf={({ newsId }) => newsId}
            list={list}
            empty={
              <EmptyState icon="news" title="No lines yet">
                Shoppers see the shop’s welcome, and closing days when some are near.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      <StaffDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited?.row ? 'Edit line' : 'Add a line'}
      >
        {edited && (
          <LineForm
            line={
              query.data?.rows.find(({ newsId }) => newsId === edited.row?.newsId) ?? edited.row
            }
            onDone={() => setEdited(undefined)}
          />
        )}
      </StaffDialog>
      <RemoveLine line={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}

const text = z.string()
const typed = z.object({ news: text, newsEs: text, showsFrom: text, showsUntil: text })
type LineValues = z.output<typeof typed>
const FIELDS = Object.keys(typed.shape) as (keyof LineValues)[]

const bodyOf = ({ news, newsEs, showsFrom, showsUntil }: LineValues): NewsBody => ({
  news,
  newsEs,
  showsFrom: showsFrom || null,
  showsUntil: showsUntil || null,
})

const LineValues = typed.check(byContract({ schema: contract.schema.body, bodyOf }))

const valuesOf = (line: NewsRow | undefined): LineValues => ({
  news: line?.news ?? '',
  newsEs: line?.newsEs ?? '',
  showsFrom: line?.showsFrom ?? '',
  showsUntil: line?.showsUntil ?? '',
})

function LineForm({ line, onDone }: { line: NewsRow | undefined; onDone: () => void }) {
  const form = useCheckedForm<LineValues>({
    initialValues: valuesOf(line),
    schema: LineValues,
    fields: FIELDS,
  })
  const clashes = useOthersChanges(form, valuesOf(line))
  const { busy, refusal, save } = useSave(saveNews, {
    outdates: NEWS_QUESTIONS,
    success: 'Saved.',
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  return (
    <FormPage
      form={form}
      onSave={(values) => save({ ...bodyOf(values), ...(line && changeOf(line)) })}
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
      <Textarea
        label="Line in Spanish (optional)"
        description="Without it, Spanish shoppers read the English line"
        lang="es"
        autosize
        minRows={2}
        {...form.field('newsEs')}
      />
      <TimeFields form={form} />
    </FormPage>
  )
}

/** Which line is edited, and the version read. */
const changeOf = ({ newsId, state: _, ...before }: NewsRow) => ({ newsId, before })

function RemoveLine({ line, onClose }: { line: NewsRow | undefined; onClose: () => void }) {
  const { busy, refusal, save } = useSave(deleteNews, {
    outdates: NEWS_QUESTIONS,
    success: 'Line removed. You can undo this in the history.',
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
