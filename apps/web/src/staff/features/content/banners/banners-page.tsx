import type { ShownState } from '@mendwell/domain/content/shown-times'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  BANNER_QUESTIONS,
  type BannerRow,
  banners,
  removeBanner,
} from '../../../../api/staff/pages/scheduled-texts.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Column } from '../../../components/lists/data-table.tsx'
import { LocalList } from '../../../components/lists/local-list.tsx'
import { useListState } from '../../../components/lists/use-list-state.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { SHOWN_STATES } from '../shown-states.ts'
import { timesInWords } from '../times-in-words.ts'

/** A banner, and whether one that started later replaces it. */
interface Row extends BannerRow {
  isBehind: boolean
}

/** The one that started last is shown, and comes first. */
const withPlaces = (rows: readonly BannerRow[]): Row[] => {
  const shown = rows.find(({ state }) => state === 'SHOWN')
  return rows.map((row) => ({ ...row, isBehind: row.state === 'SHOWN' && row !== shown }))
}

const tagOf = ({ state, isBehind }: { state: ShownState; isBehind: boolean }) =>
  isBehind ? ({ tone: 'warn', words: 'Behind a later one' } as const) : SHOWN_STATES[state]

const columnsFor = (remove: (row: Row) => void): readonly Column<Row>[] => [
  {
    name: 'heading',
    label: 'Banner',
    main: true,
    typed: true,
    cell: ({ heading, sentence }) => (
      <>
        <b className="strong">{heading}</b>
        <span className={detailStyles.subLine}>{sentence}</span>
      </>
    ),
  },
  {
    name: 'state',
    label: 'Shoppers see',
    cell: (row) => (
      <>
        <Tag tone={tagOf(row).tone}>{tagOf(row).words}</Tag>
        <span className={detailStyles.subLine}>{timesInWords(row)}</span>
      </>
    ),
  },
  {
    name: 'next',
    label: 'Next',
    cell: (row) => (
      <span className="row">
        <Link className={buttonClass('secondary')} to={`/banners/${row.bannerId}`}>
          Edit<span className="visually-hidden"> {row.heading}</span>
        </Link>
        <Button rank="quiet" aria-label={`Remove ${row.heading}`} onClick={() => remove(row)}>
          Remove
        </Button>
      </span>
    ),
  },
]

/** Banners of the home page: the one that starts last comes first. */
export function Component() {
  const list = useListState()
  const query = useQuery(banners())
  const [removed, setRemoved] = useState<Row>()
  const { busy, refusal, save } = useSave(removeBanner, {
    outdates: BANNER_QUESTIONS,
    success: 'Banner removed. You can undo this in the history.',
    onSaved: () => setRemoved(undefined),
  })
  return (
    <>
      <PageHeader
        title="Home banners"
        lead="A heading and a sentence at the top of the home page, from and until when you choose. One is shown at a time: the one that began last."
        actions={
          <Link className={buttonClass('primary')} to="/banners/new">
            Write a banner
          </Link>
        }
      />
      <QueryState query={query}>
        {({ rows }) => (
          <LocalList
            caption="Home banners"
            noun="banners"
            columns={columnsFor(setRemoved)}
            rows={withPlaces(rows)}
            keyOf={({ bannerId }) => bannerId}
            list={list}
            empty={
              <EmptyState icon="news" title="No banners yet">
                A sale, flu season, new opening hours: tell shoppers as soon as they come in.
              </EmptyState>
            }
          />
        )}
      </QueryState>
      <ConfirmDialog
        opened={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title="Remove this banner?"
        confirmLabel="Remove"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => removed && save(removed.bannerId)}
      >
        {removed?.heading}
      </ConfirmDialog>
    </>
  )
}
