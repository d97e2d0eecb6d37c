import { returnTransitions } from '@mendwell/domain/orders/returns'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ReturnRow, staffReturns } from '../../../api/staff/orders/returns.ts'
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
import { formatDate, formatMoney } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { ReturnTag } from '../../components/page/tags.tsx'
import { ReturnDialog } from './return-dialog.tsx'

const KIND_WORDS: Record<ReturnRow['requestFor'], string> = {
  REFUND: 'Refund',
  REPLACEMENT: 'Replacement',
  EXCHANGE: 'Exchange',
}

const columnsFor = (decide: (row: ReturnRow) => void): readonly Column<ReturnRow>[] => [
  {
    name: 'number',
    label: 'Return',
    main: true,
    cell: ({ returnNumber, requestFor }) => (
      <>
        {returnNumber}
        <span className={detailStyles.subLine}>{KIND_WORDS[requestFor]}</span>
      </>
    ),
  },
  {
    name: 'product',
    label: 'Product',
    typed: true,
    cell: ({ productName, quantity, bought, reason, openedFlag, defectiveFlag, exchange }) => (
      <>
        {quantity} of {bought} × {productName}
        {exchange && <span className={detailStyles.subLine}>for {exchange.productName}</span>}
        <span className={detailStyles.subLine}>
          {openedFlag && 'Opened. '}
          {defectiveFlag && 'Defective. '}
          {reason}
        </span>
      </>
    ),
  },
  {
    name: 'customer',
    label: 'Customer',
    typed: true,
    cell: ({ customerName, orderId, orderNum }) => (
      <>
        {customerName}
        <span className={detailStyles.subLine}>
          <Link to={`/orders/${orderId}`}>Order# {orderNum}</Link>
        </span>
      </>
    ),
  },
  {
    name: 'asked',
    label: 'Requested',
    oneLine: true,
    cell: ({ createDate }) => formatDate(createDate),
  },
  {
    name: 'refund',
    label: 'Refund',
    numeric: true,
    cell: ({ refund, currency }) => formatMoney(refund, currency),
  },
  {
    name: 'status',
    label: 'Status',
    cell: ({ returnStatus, boughtLabel }) => (
      <>
        <ReturnTag status={returnStatus} />
        {returnStatus === 'APPROVED' && boughtLabel?.status === 'FAILED' && (
          <span className={detailStyles.subLine}>No label was bought</span>
        )}
        {boughtLabel?.status === 'KEPT' && (
          <span className={detailStyles.subLine}>Label not voided</span>
        )}
      </>
    ),
  },
  {
    name: 'decide',
    label: 'Next',
    cell: (row) =>
      (row.labelAction !== null ||
        returnTransitions(row.returnStatus, row.requestFor).length > 0) && (
        <Button
          rank="secondary"
          aria-label={`Review return ${row.returnNumber}`}
          onClick={() => decide(row)}
        >
          Review
        </Button>
      ),
  },
]

/** Returns: waiting ones first, oldest first. */
export function Component() {
  const list = useListState()
  const [decided, setDecided] = useState<ReturnRow>()
  const { status = 'WAITING', ...others }: Record<string, unknown> = list.query
  const query = useListQuery(staffReturns({ ...others, ...(status !== 'ALL' && { status }) }))
  const waiting = query.data?.waiting
  const options = [
    { value: '', label: 'Waiting' },
    { value: 'REQUESTED', label: 'To review', ...(waiting && { count: waiting.REQUESTED }) },
    { value: 'APPROVED', label: 'To receive', ...(waiting && { count: waiting.APPROVED }) },
    {
      value: 'RECEIVED',
      label: 'To refund or replace',
      ...(waiting && { count: waiting.RECEIVED }),
    },
    { value: 'REFUNDED', label: 'Refunded' },
    { value: 'REPLACED', label: 'Replaced' },
    { value: 'DECLINED', label: 'Declined' },
    { value: 'ALL', label: 'All' },
  ]
  return (
    <>
      <PageHeader
        title="Returns"
        lead="Review what customers want to send back, receive it, then refund it or send a replacement."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="status" label="Status" options={options} />
        <SearchField list={list} label="Return or order number, name" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Returns"
        noun="returns"
        columns={columnsFor(setDecided)}
        keyOf={({ returnId }) => returnId}
        empty={
          <EmptyState icon="circle-check" title="No returns here">
            There are no returns with this status.
          </EmptyState>
        }
      />
      <ReturnDialog row={decided} onClose={() => setDecided(undefined)} />
    </>
  )
}
