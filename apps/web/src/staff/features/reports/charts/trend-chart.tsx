import { AreaChart } from '@mantine/charts'
import type { Cut } from '@mendwell/domain/reports/periods'
import { formatMoney } from '../../../components/page/formats.ts'
import { shortMoney } from '../../../components/page/short-money.ts'
import { bucketName } from './short-formats.ts'

interface Point {
  start: string
  now: number
  before: number | null
}

interface TrendChartProps {
  points: readonly Point[]
  cut: Cut
  /** The accessible name of the chart: the numbers are in the table next to it. */
  label: string
  /** The format of a value, and along the axis; money by default. */
  format?: (value: number) => string
  shortFormat?: (value: number) => string
}

const SERIES = [
  { name: 'now', label: 'This period', color: 'brand.7' },
  { name: 'before', label: 'Period before', color: 'gray.6', strokeDasharray: '5 5' },
]

/** Money or numbers over time, the comparison period dashed. */
export function TrendChart({
  points,
  cut,
  label,
  format = formatMoney,
  shortFormat = shortMoney,
}: TrendChartProps) {
  return (
    <div role="img" aria-label={label}>
      <AreaChart
        h={300}
        data={points.map(({ start, ...point }) => ({ ...point, name: bucketName(start, cut) }))}
        dataKey="name"
        series={SERIES}
        curveType="linear"
        fillOpacity={0.12}
        withDots={points.length < 2}
        withLegend
        tickLine="none"
        gridAxis="x"
        strokeWidth={2}
        valueFormatter={format}
        yAxisProps={{
          width: 64,
          tickFormatter: shortFormat,
          allowDecimals: format === formatMoney,
        }}
        xAxisProps={{ minTickGap: 24 }}
        areaProps={{ isAnimationActive: false }}
        areaChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
