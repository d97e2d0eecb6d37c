import { Link } from 'react-router'
import {
  type StaffSizeChartRow,
  staffSizeCharts,
} from '../../../../api/staff/catalogue/size-charts.ts'
import { sizingText } from '../../../../components/sizing/sizing-text.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import type { Column } from '../../../components/lists/data-table.tsx'
import { ListView } from '../../../components/lists/list-view.tsx'
import { SearchField } from '../../../components/lists/search-field.tsx'
import toolStyles from '../../../components/lists/tools.module.css'
import { useListQuery } from '../../../components/lists/use-list-query.ts'
import { useListState } from '../../../components/lists/use-list-state.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useStaff } from '../../../session/use-staff.ts'

const COLUMNS: readonly Column<StaffSizeChartRow>[] = [
  {
    name: 'title',
    label: 'Size chart',
    main: true,
    typed: true,
    cell: ({ chartKey, title, source }) => (
      <>
        <Link to={`/size-charts/${chartKey}`}>{title}</Link>
        <span className={detailStyles.subLine}>{source}</span>
      </>
    ),
  },
  {
    name: 'points',
    label: 'Measured',
    cell: ({ points }) =>
      points.map(({ point }) => (
        <span key={point} className={detailStyles.subLine}>
          {sizingText(`sizing.point.${point}`)}
        </span>
      )),
  },
  { name: 'sizes', label: 'Sizes', typed: true, cell: ({ sizes }) => sizes.join(', ') },
  {
    name: 'products',
    label: 'Products',
    numeric: true,
    cell: ({ products, unsized }) => (
      <>
        {formatNumber(products)}
        {unsized > 0 && (
          <span className={detailStyles.subLine}>{formatNumber(unsized)} without a size</span>
        )}
      </>
    ),
  },
]

/** All size charts by title. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffSizeCharts(list.query))
  const mayWrite = useStaff()?.may('catalogue.write') === true
  return (
    <>
      <PageHeader
        title="Size charts"
        lead="Which measurements make which size. Shoppers find their size by them on the pages of these products."
        actions={
          mayWrite && (
            <Link className={buttonClass('primary')} to="/size-charts/new">
              New size chart
            </Link>
          )
        }
      />
      <div className={toolStyles.tools}>
        <SearchField list={list} label="Title, source, product, or SKU" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Size charts"
        noun="size charts"
        columns={COLUMNS}
        keyOf={({ chartKey }) => chartKey}
        {...(!list.isNarrowed && {
          empty: (
            <EmptyState icon="adjustments-horizontal" title="No size charts yet">
              Add the first one from the chart that a maker prints.
            </EmptyState>
          ),
        })}
      />
    </>
  )
}
