import { clsx } from 'clsx'
import { useId } from 'react'
import tableStyles from '../../../../components/lists/table.module.css'
import detailStyles from '../../../../components/page/details.module.css'
import { useIdleSale } from '../../prices/use-idle-sale.ts'
import styles from './grid-edit.module.css'
import { GRID_LABELS, type GridField, isText, type Row } from './grid-rules.ts'
import { KIND_NAMES_ID } from './grid-tools.tsx'
import type { Cells } from './use-cells.ts'
import type { Grid } from './use-grid.ts'

interface GridCellProps {
  grid: Grid
  cells: Cells
  row: Row
  name: GridField
}

/** One field of the grid, with its error, its stored value, and why a sale price is not in effect. */
export function GridCell({ grid, cells, row, name }: GridCellProps) {
  const error = grid.errorOf(row, name)
  const values = grid.valuesOf(row)
  const before = grid.before(row, name)
  const idle = useIdleSale({
    cutPrice: row.cutPrice,
    unitPrice: Number(values.unitPrice),
    salePrice: values.salePrice.trim() === '' ? null : Number(values.salePrice),
  })
  const was = before === undefined ? undefined : `was ${before || 'empty'}`
  const remark = [name === 'salePrice' && idle, was].filter(Boolean).join('; ')
  const remarkId = useId()
  return (
    <span className={error ? styles.wrong : tableStyles.remarked}>
      <input
        {...cells.fieldProps(row, name)}
        className={clsx('input', tableStyles.cell, isText(name) && tableStyles.words)}
        list={name === 'kind' ? KIND_NAMES_ID : undefined}
        inputMode={isText(name) ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={`${GRID_LABELS[name]} of ${row.productName}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? remark) ? remarkId : undefined}
        value={values[name]}
        onChange={(event) => grid.change([{ row, name, value: event.currentTarget.value }], true)}
      />
      {(error ?? remark) && (
        <span
          className={error ? styles.error : detailStyles.subLine}
          id={remarkId}
          title={remark || undefined}
        >
          {error ?? remark}
        </span>
      )}
    </span>
  )
}
