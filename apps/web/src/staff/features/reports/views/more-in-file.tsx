import { formatNumber } from '../../../components/page/formats.ts'

/** Says that the table is truncated; renders nothing if it has all rows. */
export function MoreInFile({ shown, count }: { shown: number; count: number }) {
  if (count <= shown) return null
  return (
    <p className="muted">
      {formatNumber(shown)} of {formatNumber(count)} are shown; the CSV file has all.
    </p>
  )
}
