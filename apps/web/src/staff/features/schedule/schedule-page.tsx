import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { shopConfig } from '../../../api/shop.ts'
import { previewOf, type ScheduledChange, schedule } from '../../../api/staff/reports.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { minuteInWords } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'

const KINDS: Record<ScheduledChange['kind'], { words: string; to: (id: string) => string }> = {
  SALE: { words: 'Sale', to: (id) => `/scheduled-sales/${id}` },
  PRICES: { words: 'New prices', to: (id) => `/scheduled-prices/${id}` },
  PROMOTION: { words: 'Promotion', to: (id) => `/promotions/${id}` },
  NEWS: { words: 'News ticker', to: () => '/news' },
  BANNER: { words: 'Home banner', to: (id) => `/banners/${id}` },
  PAGE: { words: 'Page', to: (id) => `/pages/text?page=${id}` },
  NEWSLETTER: { words: 'Newsletter', to: (id) => `/newsletters/${id}` },
  UNDO: { words: 'Saved in the product list', to: (id) => `/history?partOf=${id}` },
  CLOSING: { words: 'Closing', to: () => '/delivery' },
}

/** A preview shows what begins and ends, not what a job does then. */
const hasPreview = (kind: ScheduledChange['kind']) => kind !== 'NEWSLETTER' && kind !== 'UNDO'

function changeInWords(kind: ScheduledChange['kind'], change: ScheduledChange['change']): string {
  if (kind === 'NEWSLETTER') return 'Goes out'
  if (kind === 'UNDO') return 'Undoes itself'
  return change === 'BEGINS' ? 'Begins' : 'Ends'
}

const COLUMNS: readonly Column<ScheduledChange>[] = [
  {
    name: 'name',
    label: 'What',
    main: true,
    typed: true,
    cell: ({ kind, id, name }) => <Link to={KINDS[kind].to(id)}>{name}</Link>,
  },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => KINDS[kind].words },
  {
    name: 'change',
    label: 'Change',
    cell: ({ kind, change }) => (
      <Tag tone={change === 'BEGINS' ? 'good' : 'off'}>{changeInWords(kind, change)}</Tag>
    ),
  },
  { name: 'at', label: 'When', oneLine: true, cell: ({ at }) => minuteInWords(at) },
  {
    name: 'preview',
    label: 'Preview',
    cell: ({ kind, at }) =>
      hasPreview(kind) && (
        <a href={previewOf(at)} target="_blank" rel="noreferrer">
          See the shop then<span className="visually-hidden">: {minuteInWords(at)}</span>
        </a>
      ),
  },
]

/** All scheduled changes, and a preview of the shop at that time. */
export function Component() {
  const list = useListState()
  const query = useQuery(schedule())
  return (
    <>
      <PageHeader
        title="What changes when"
        lead="Sales, new prices, promotions, texts, newsletters and closings that begin or end by themselves, the next first, by the shop’s clock."
      />
      <SeeTheShop />
      <QueryState query={query}>
        {({ rows }) => (
          <LocalList
            caption="Scheduled changes"
            noun="changes"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ kind, id, name, change }) => `${kind} ${id} ${name} ${change}`}
            list={list}
            empty={
              <EmptyState icon="clock" title="Nothing is scheduled">
                Schedule a sale, a price, a line of the ticker, a banner, a page or a newsletter,
                and it is listed here.
              </EmptyState>
            }
          />
        )}
      </QueryState>
    </>
  )
}

function SeeTheShop() {
  const [minute, setMinute] = useState('')
  const zone = useQuery(shopConfig()).data?.timeZone
  return (
    <section className="panel stack" aria-label="See the shop at a moment">
      <TextInput
        label="See the shop as it will be on"
        type="datetime-local"
        description={zone && `By the shop's clock (${zone})`}
        style={{ maxWidth: '22rem' }}
        value={minute}
        onChange={(event) => setMinute(event.currentTarget.value)}
      />
      {minute ? (
        <p>
          <a
            className={buttonClass('primary')}
            href={previewOf(minute)}
            target="_blank"
            rel="noreferrer"
          >
            See the shop
          </a>
        </p>
      ) : (
        <p className="muted">Enter a day and a time. Nothing can be ordered in a preview.</p>
      )}
    </section>
  )
}
