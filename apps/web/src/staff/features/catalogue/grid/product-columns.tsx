import { Link } from 'react-router'
import type { Column } from '../../../components/lists/data-table.tsx'
import tableStyles from '../../../components/lists/table.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment, formatMoney } from '../../../components/page/formats.ts'
import { Tag } from '../../../components/page/tags.tsx'
import { useIdleSale } from '../prices/use-idle-sale.ts'
import { GridCell } from './edit/grid-cell.tsx'
import { GRID_LABELS, type GridField, type Row } from './edit/grid-rules.ts'
import type { Cells } from './edit/use-cells.ts'
import type { Grid } from './edit/use-grid.ts'
import styles from './product-columns.module.css'

interface Options {
  seesCosts: boolean
  /** While the grid is edited. */
  edit?: { grid: Grid; cells: Cells } | undefined
}

/** The columns of the list; price and stock become fields while the grid is edited. */
export function columnsOf({ seesCosts, edit }: Options): readonly Column<Row>[] {
  const field = (row: Row, name: GridField) => edit && <GridCell {...edit} row={row} name={name} />
  const columns: readonly Column<Row>[] = [
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
      oneLine: true,
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
      label: GRID_LABELS.kind,
      away: true,
      labeled: true,
      typed: true,
      cell: (row) => field(row, 'kind') ?? row.kindName ?? 'not set',
    },
    {
      name: 'manufacturer',
      label: GRID_LABELS.manufacturer,
      away: true,
      labeled: true,
      typed: true,
      cell: (row) => field(row, 'manufacturer') ?? row.manufacturer ?? '–',
    },
    {
      name: 'gtin',
      label: GRID_LABELS.gtin,
      away: true,
      labeled: true,
      oneLine: true,
      cell: (row) => field(row, 'gtin') ?? row.gtin ?? '–',
    },
    {
      name: 'hcpcs',
      label: GRID_LABELS.hcpcs,
      away: true,
      labeled: true,
      oneLine: true,
      cell: (row) => field(row, 'hcpcs') ?? row.hcpcs ?? '–',
    },
    {
      name: 'weight',
      label: GRID_LABELS.weight,
      away: true,
      numeric: true,
      cell: (row) => field(row, 'weight') ?? weightOf(row),
    },
    {
      name: 'purchasePrice',
      label: GRID_LABELS.purchasePrice,
      away: true,
      numeric: true,
      cell: (row) => field(row, 'purchasePrice') ?? costOf(row),
    },
    {
      name: 'unitPrice',
      label: GRID_LABELS.unitPrice,
      sortable: true,
      numeric: true,
      cell: (row) => field(row, 'unitPrice') ?? <UnitPrice row={row} />,
    },
    {
      name: 'salePrice',
      label: GRID_LABELS.salePrice,
      numeric: true,
      sortable: true,
      // When editing a price, the other one must be visible, on phones too.
      wideOnly: edit === undefined,
      cell: (row) => field(row, 'salePrice') ?? <SalePrice row={row} />,
    },
    {
      name: 'quantity',
      label: GRID_LABELS.quantity,
      numeric: true,
      sortable: true,
      cell: (row) => field(row, 'quantity') ?? <Stock quantity={row.quantity} />,
    },
    {
      name: 'status',
      label: 'Status',
      sortable: true,
      cell: ({ productStatus }) =>
        productStatus === 'A' ? <Tag tone="good">Shown</Tag> : <Tag>Archived</Tag>,
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
  return columns.filter(({ name }) => seesCosts || name !== 'purchasePrice')
}

const weightOf = ({ weight, weightUnit }: Row) =>
  weight === null ? '–' : `${weight} ${weightUnit ?? ''}`
const costOf = ({ purchasePrice }: Row) =>
  purchasePrice === null ? '–' : formatMoney(purchasePrice)

function UnitPrice({ row: { unitPrice, priceHidden, priceEstimated } }: { row: Row }) {
  const remark = priceHidden ? 'not shown' : priceEstimated && 'est.'
  return (
    <span className={tableStyles.remarked}>
      {formatMoney(unitPrice)}
      {remark && (
        <span className={detailStyles.subLine} title={priceHidden ? undefined : 'Estimated price'}>
          {remark}
        </span>
      )}
    </span>
  )
}

function SalePrice({ row }: { row: Row }) {
  const idle = useIdleSale(row)
  const { salePrice, unitPrice } = row
  if (salePrice === null || salePrice === unitPrice) return '–'
  if (idle === undefined) return formatMoney(salePrice)
  return (
    <span className={`muted ${tableStyles.remarked}`}>
      {formatMoney(salePrice)}
      <span className={detailStyles.subLine} title={idle}>
        {idle.split(':')[0]}
      </span>
    </span>
  )
}

function Stock({ quantity }: { quantity: number | null }) {
  if (quantity === null) return <span className="muted">not counted</span>
  return quantity === 0 ? <Tag tone="bad">0, sold out</Tag> : quantity
}
