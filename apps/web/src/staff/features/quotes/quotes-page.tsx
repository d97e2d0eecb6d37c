import { useState } from 'react'
import { Link } from 'react-router'
import { type QuoteRow, staffQuotes } from '../../../api/staff/orders/quotes.ts'
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
import { formatCount, formatDate, formatDay } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag, type Tone } from '../../components/page/tags.tsx'
import { QuoteDialog } from './quote-dialog.tsx'

const TAGS: Record<QuoteRow['status'], { tone: Tone; words: string }> = {
  NEW: { tone: 'warn', words: 'New' },
  ANSWERED: { tone: 'good', words: 'Answered' },
  CLOSED: { tone: 'info', words: 'Closed' },
}

const columnsFor = (open: (row: QuoteRow) => void): readonly Column<QuoteRow>[] => [
  {
    name: 'who',
    label: 'Customer',
    main: true,
    typed: true,
    cell: ({ name, email, phone }) => (
      <>
        {name}
        <span className={detailStyles.subLine}>
          {email}, {phone}
        </span>
      </>
    ),
  },
  {
    name: 'product',
    label: 'Products',
    typed: true,
    cell: ({ lines }) =>
      lines.map(({ lineNumber, productId, productName, quantity, hcpcs, sku }) => (
        <div key={lineNumber}>
          {formatCount(quantity)} × <Link to={`/products/${productId}`}>{productName}</Link>
          <span className={detailStyles.subLine}>{hcpcs ? `HCPCS ${hcpcs}` : sku}</span>
        </div>
      )),
  },
  { name: 'note', label: 'Note', typed: true, cell: ({ note }) => note },
  {
    name: 'asked',
    label: 'Requested',
    oneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    name: 'status',
    label: 'Status',
    cell: ({ status, validUntil, orderId, orderNum }) => (
      <>
        <Tag tone={TAGS[status].tone}>{TAGS[status].words}</Tag>
        <span className={detailStyles.subLine}>
          {orderId !== null ? (
            <Link to={`/orders/${orderId}`}>Order {orderNum}</Link>
          ) : (
            validUntil && `Prices through ${formatDay(validUntil)}`
          )}
        </span>
      </>
    ),
  },
  {
    name: 'next',
    label: 'Next',
    cell: (row) => (
      <Button
        rank="secondary"
        aria-label={`${row.status === 'NEW' ? 'Answer' : 'Open'} the quote of ${row.name}`}
        onClick={() => open(row)}
      >
        {row.status === 'NEW' ? 'Answer' : 'Open'}
      </Button>
    ),
  },
]

/** Quote requests: unanswered ones first, oldest first. */
export function Component() {
  const list = useListState()
  const [opened, setOpened] = useState<QuoteRow>()
  const { status = 'NEW', ...others }: Record<string, unknown> = list.query
  const query = useListQuery(staffQuotes({ ...others, ...(status !== 'ALL' && { status }) }))
  const waiting = query.data?.waiting
  const options = [
    { value: '', label: 'New', ...(waiting !== undefined && { count: waiting }) },
    { value: 'ANSWERED', label: 'Answered' },
    { value: 'CLOSED', label: 'Closed' },
    { value: 'ALL', label: 'All' },
  ]
  return (
    <>
      <PageHeader
        title="Quotes"
        lead="Shoppers ask for prices of products, mostly ones that can’t be ordered. Your answer goes out by email; with prices, the customer can order at them."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="status" label="Status" options={options} />
        <SearchField list={list} label="Name, email, product, SKU or code" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Quotes"
        noun="quotes"
        columns={columnsFor(setOpened)}
        keyOf={({ requestId }) => requestId}
        empty={
          <EmptyState icon="circle-check" title="No quotes here">
            Shoppers ask for one on the page of a product that they cannot order, or for a list of
            them.
          </EmptyState>
        }
      />
      <QuoteDialog row={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
