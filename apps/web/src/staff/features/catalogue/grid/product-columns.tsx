import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { shopConfig } from '../../../../api/shop.ts'
import type { Column } from '../../../components/lists/data-table.tsx'
import { formatMoment, formatMoney } from '../../../components/page/formats.ts'
import { Tag } from '../../../components/page/tags.tsx'
import type { GridField, Row } from './edit/grid-rules.ts'
import type { Grid } from './edit/use-grid.tsx'
import { idleSale } from './idle-sale.ts'
import styles from './product-columns.module.css'

const LABELS: Record<GridField, string> = {
  unitPrice: 'Price',
  salePrice: 'Sale price',
  quantity: 'Stock',
}

/** The columns of the list; price and stock are fields while the grid is edited. */
export function columnsOf(grid: Grid | undefined): readonly Column<Row>[] {
  const field = (row: Row, name: GridField) =>
    grid && <GridCell grid={grid} row={row} name={name} />
  return [
    {
      name: 'productName',
      label: 'Product',
      sortable: true,
      main: true,
      typed: true,
      cell: ({ productId, productName, imageUrl }) => (
        <span className={styles.name}>
          <img src={`${imageUrl}?w=200`} alt="" width="44" height="44" loading="lazy" />
          <Link to={`/products/${productId}`} title={productName}>
            {productName}
          </Link>
        </span>
      ),
    },
    {
      name: 'sku',
      label: 'SKU',
      wideOnly: true,
      oneLine: true,
      sortable: true,
      cell: ({ sku }) => sku,
    },
    {
      name: 'category',
      label: 'Category',
      spare: true,
      sortable: true,
      cell: ({ subCategory }) => subCategory,
    },
    {
      name: 'brand',
      label: 'Brand',
      away: true,
      typed: true,
      sortable: true,
      cell: ({ brandName }) => brandName ?? '–',
    },
    {
      name: 'kind',
      label: 'Kind',
      away: true,
      typed: true,
      cell: ({ kindName }) => kindName ?? 'not set',
    },
    {
      name: 'manufacturer',
      label: 'Manufacturer',
      away: true,
      typed: true,
      cell: ({ manufacturer }) => manufacturer ?? '–',
    },
    { name: 'gtin', label: 'GTIN', away: true, oneLine: true, cell: ({ gtin }) => gtin ?? '–' },
    { name: 'hcpcs', label: 'HCPCS', away: true, oneLine: true, cell: ({ hcpcs }) => hcpcs ?? '–' },
    {
      name: 'weight',
      label: 'Weight',
      away: true,
      numeric: true,
      cell: ({ weight, weightUnit }) => (weight === null ? '–' : `${weight} ${weightUnit ?? ''}`),
    },
    {
      name: 'purchasePrice',
      label: 'Cost',
      away: true,
      numeric: true,
      cell: ({ purchasePrice }) => (purchasePrice === null ? '–' : formatMoney(purchasePrice)),
    },
    {
      name: 'unitPrice',
      label: LABELS.unitPrice,
      sortable: true,
      numeric: true,
      cell: (row) => field(row, 'unitPrice') ?? <UnitPrice row={row} />,
    },
    {
      name: 'salePrice',
      label: LABELS.salePrice,
      numeric: true,
      sortable: true,
      // Who changes a price sees the other one, on a phone too.
      wideOnly: grid === undefined,
      cell: (row) => field(row, 'salePrice') ?? <SalePrice row={row} />,
    },
    {
      name: 'quantity',
      label: LABELS.quantity,
      numeric: true,
      sortable: true,
      cell: (row) => field(row, 'quantity') ?? <Stock quantity={row.quantity} />,
    },
    {
      name: 'status',
      label: 'Status',
      sortable: true,
      cell: ({ productStatus }) =>
        productStatus === 'A' ? <Tag tone="ok">Shown</Tag> : <Tag>Archived</Tag>,
    },
    {
      name: 'updatedAt',
      label: 'Changed',
      away: true,
      oneLine: true,
      sortable: true,
      cell: ({ updatedAt }) => formatMoment(updatedAt),
    },
  ]
}

function UnitPrice({ row: { unitPrice, priceHidden, priceEstimated } }: { row: Row }) {
  const remark = priceHidden ? 'not shown' : priceEstimated && 'estimate'
  return (
    <span className="remarked">
      {formatMoney(unitPrice)}
      {remark && <span className="sub">{remark}</span>}
    </span>
  )
}

function SalePrice({ row }: { row: Row }) {
  const idle = useIdleSale(row)
  const { salePrice, unitPrice } = row
  if (salePrice === null || salePrice === unitPrice) return '–'
  if (idle === undefined) return formatMoney(salePrice)
  return (
    <span className="muted remarked">
      {formatMoney(salePrice)}
      <span className="sub" title={idle}>
        {idle}
      </span>
    </span>
  )
}

/** Why a sale price is paid by nobody, by the reduction that the shop has now. */
function useIdleSale(prices: Pick<Row, 'unitPrice' | 'salePrice' | 'cutPrice'>) {
  const { data } = useQuery(shopConfig())
  return data && idleSale(prices, data.onlineDiscount)
}

function Stock({ quantity }: { quantity: number | null }) {
  if (quantity === null) return <span className="muted">not counted</span>
  return quantity === 0 ? <Tag tone="bad">0, sold out</Tag> : quantity
}

function GridCell({ grid, row, name }: { grid: Grid; row: Row; name: GridField }) {
  const error = grid.errorOf(row, name)
  const values = grid.valuesOf(row)
  const value = values[name]
  const idle = useIdleSale({
    cutPrice: row.cutPrice,
    unitPrice: Number(values.unitPrice),
    salePrice: values.salePrice.trim() === '' ? null : Number(values.salePrice),
  })
  const remark = error ?? (name === 'salePrice' ? idle : undefined)
  const remarkId = useId()
  return (
    <>
      <input
        className="input cell"
        inputMode="decimal"
        aria-label={`${LABELS[name]} of ${row.productName}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={remark && remarkId}
        value={value}
        onChange={(event) => grid.change(row, name, event.currentTarget.value)}
      />
      {remark && (
        <span className={error ? styles.error : 'sub'} id={remarkId}>
          {remark}
        </span>
      )}
    </>
  )
}
