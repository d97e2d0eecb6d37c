import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  type GiftCardRow,
  giftCards,
  type LiabilityRow,
  liability,
  liabilityCsv,
} from '../../../api/staff/orders/gift-cards.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { LocalList } from '../../components/lists/local-list.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { type ListState, useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDay, formatMoney, formatNumber } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { KIND_WORDS, STATES } from './gift-card-words.ts'

const COLUMNS: readonly Column<GiftCardRow>[] = [
  {
    name: 'card',
    label: 'Card',
    main: true,
    typed: true,
    cell: ({ balanceId, kind, last4, sale }) => (
      <>
        <Link to={`/gift-cards/${balanceId}`}>
          {KIND_WORDS[kind]}
          {last4 && ` …${last4}`}
        </Link>
        {sale && <span className={detailStyles.subLine}>Bought online, {sale.saleNum}</span>}
      </>
    ),
  },
  {
    name: 'whose',
    label: 'For',
    typed: true,
    cell: ({ custId, customer, recipientName, recipientEmail }) =>
      custId === null ? (
        <>
          {recipientName ?? recipientEmail ?? 'Handed over'}
          {recipientName && recipientEmail && (
            <span className={detailStyles.subLine}>{recipientEmail}</span>
          )}
        </>
      ) : (
        <Link to={`/customers/${custId}`}>{customer}</Link>
      ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state, sendOn }) => (
      <>
        <Tag tone={STATES[state].tone}>{STATES[state].words}</Tag>
        {state === 'ISSUED' && sendOn && (
          <span className={detailStyles.subLine}>{formatDay(sendOn)}</span>
        )}
      </>
    ),
  },
  {
    name: 'issuedOn',
    label: 'Issued',
    spare: true,
    oneLine: true,
    cell: ({ issuedOn }) => formatDay(issuedOn),
  },
  { name: 'issued', label: 'Value', numeric: true, cell: ({ issued }) => formatMoney(issued) },
  {
    name: 'balance',
    label: 'Balance',
    numeric: true,
    cell: ({ balance, held }) => (
      <>
        {formatMoney(balance)}
        {held > 0 && <span className={detailStyles.subLine}>{formatMoney(held)} held</span>}
      </>
    ),
  },
]

/** Gift cards and store credit, newest first, and the shop's liability for them. */
export function Component() {
  const list = useListState()
  const query = useListQuery(giftCards(list.q))
  return (
    <>
      <PageHeader
        title="Gift cards"
        lead="Gift cards and store credit. Codes are not stored: find a card by the last four characters of its code."
        actions={
          <>
            <a className={buttonClass('outline')} href={liabilityCsv()} download>
              Export what is owed
            </a>
            <Link className={buttonClass('primary')} to="/gift-cards/new">
              Issue a gift card
            </Link>
          </>
        }
      />
      <Owed list={list} />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Last four characters, purchase number, email or name" />
      </div>
      <QueryState query={query}>
        {({ rows, hasMore }) => (
          <>
            {hasMore && (
              <p className="note info">Only the newest are shown. Search for the others.</p>
            )}
            <LocalList
              list={list}
              rows={rows}
              caption="Gift cards, newest first"
              noun="gift cards"
              columns={COLUMNS}
              keyOf={({ balanceId }) => balanceId}
              {...(!list.isNarrowed && {
                empty: (
                  <EmptyState icon="tag" title="No gift cards yet">
                    Issue one for someone who pays in the store or by phone, or to give away.
                  </EmptyState>
                ),
              })}
            />
          </>
        )}
      </QueryState>
    </>
  )
}

const OWED_COLUMNS: readonly Column<LiabilityRow>[] = [
  { name: 'kind', label: 'Kind', main: true, cell: ({ kind }) => KIND_WORDS[kind] },
  {
    name: 'balances',
    label: 'Cards',
    numeric: true,
    cell: ({ balances }) => formatNumber(balances),
  },
  { name: 'issued', label: 'Issued', numeric: true, cell: ({ issued }) => formatMoney(issued) },
  { name: 'spent', label: 'Spent', numeric: true, cell: ({ spent }) => formatMoney(spent) },
  {
    name: 'ended',
    label: 'Voided or paid out',
    numeric: true,
    cell: ({ ended }) => formatMoney(ended),
  },
  {
    name: 'owed',
    label: 'Owed today',
    numeric: true,
    cell: ({ outstanding }) => <b>{formatMoney(outstanding)}</b>,
  },
]

/** The liability to holders; renders nothing before the first card. */
function Owed({ list }: { list: ListState }) {
  const rows = useQuery(liability()).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section className="panel stack" aria-labelledby="owed">
      <h2 id="owed">What the shop owes</h2>
      <DataTable
        caption="What the shop owes"
        columns={OWED_COLUMNS}
        rows={rows}
        keyOf={({ kind }) => kind}
        list={list}
      />
    </section>
  )
}
