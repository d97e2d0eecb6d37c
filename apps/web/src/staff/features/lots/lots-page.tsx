import { Link } from 'react-router'
import { type LotRow, lotsCsv, staffLots } from '../../../api/staff/stock/lots.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDay } from '../../components/page/formats.ts'
import { bucketInWords, bucketTone, lotName } from '../../components/page/lot-words.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'

const COLUMNS: readonly Column<LotRow>[] = [
  {
    name: 'lot',
    label: 'Lot',
    main: true,
    typed: true,
    cell: (lot) => <Link to={`/lots/${lot.lotId}`}>{lotName(lot)}</Link>,
  },
  {
    name: 'product',
    label: 'Product',
    typed: true,
    cell: ({ productId, productName, sku }) => (
      <>
        <Link className="plain" to={`/products/${productId}`}>
          {productName}
        </Link>
        <span className={detailStyles.subLine}>SKU {sku}</span>
      </>
    ),
  },
  {
    name: 'expires',
    label: 'Use by',
    oneLine: true,
    cell: ({ expiresOn, neverExpires }) => {
      if (expiresOn) return formatDay(expiresOn)
      return neverExpires ? 'Does not expire' : 'Not known'
    },
  },
  {
    name: 'received',
    label: 'Received',
    spare: true,
    oneLine: true,
    cell: ({ receivedOn }) => formatDay(receivedOn),
  },
  {
    name: 'stock',
    label: 'Here',
    cell: ({ stock, picked }) => (
      <>
        <span className="row">
          {stock.map(({ bucket, quantity }) => (
            <Tag key={bucket} tone={bucketTone(bucket)}>
              {quantity} {bucketInWords(bucket)}
            </Tag>
          ))}
          {stock.length === 0 && 'None'}
        </span>
        {picked > 0 && <span className={detailStyles.subLine}>{picked} picked for orders</span>}
      </>
    ),
  },
]

/** The filters in the URL: the bucket, or expiring soon. */
const OPTIONS = [
  { value: '', label: 'All here' },
  { value: 'SOON', label: 'Expire in 90 days' },
  { value: 'QUARANTINED', label: 'Held' },
  { value: 'RECALLED', label: 'Recalled' },
  { value: 'EXPIRED', label: 'Expired' },
]

/** Lots in stock, first to expire first; a search also finds those used up. */
export function Component() {
  const list = useListState()
  const { show, ...others }: Record<string, unknown> = list.query
  const filter = show === 'SOON' ? { expiring: '1' } : show ? { bucket: show } : {}
  const asked = { ...others, ...filter }
  const query = useListQuery(staffLots(asked))
  return (
    <>
      <PageHeader
        title="Lots"
        actions={
          <>
            <a className={buttonClass('outline')} href={lotsCsv(asked)} download>
              Export CSV
            </a>
            <Link className={buttonClass('primary')} to="/receive-stock">
              Receive stock
            </Link>
          </>
        }
        lead="What is here by lot. Whatever expires first is sent first; held, recalled and expired pieces are never sold."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="show" label="Show" options={OPTIONS} />
        <SearchField list={list} label="Lot, serial number, product, SKU" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Lots"
        noun="lots"
        columns={COLUMNS}
        keyOf={({ lotId }) => lotId}
        empty={
          <EmptyState icon="package" title="No lots here">
            Choose on the page of a product how its stock is kept, then receive it by lot.
          </EmptyState>
        }
      />
    </>
  )
}
