import type { CountState } from '@mendwell/domain/lots/counts'
import type { StockCountLine } from '../../../api/staff/stock/counts.ts'
import { formatDay } from '../../components/page/formats.ts'
import { bucketInWords, lotName } from '../../components/page/lot-words.ts'
import type { Tone } from '../../components/page/tags.tsx'

/** A count's status, as a tag. */
export const COUNT_TAGS: Record<CountState, { words: string; tone: Tone }> = {
  OPEN: { words: 'Being counted', tone: 'warn' },
  DONE: { words: 'Booked', tone: 'good' },
  CANCELLED: { words: 'Canceled', tone: 'off' },
}

/** Which pieces of a product a line covers: 'Lot 24K0117, use by Mar 1, 2027, held'; undefined without lots. */
export function lotOfLine(line: StockCountLine): string | undefined {
  const { bucket, expiresOn } = line
  if (bucket === null) return undefined
  return [
    lotName(line),
    expiresOn && `use by ${formatDay(expiresOn)}`,
    bucket !== 'AVAILABLE' && bucketInWords(bucket),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A line's name: product and lot. */
export const nameOfLine = (line: StockCountLine): string =>
  [line.productName, lotOfLine(line)].filter(Boolean).join(', ')

/** A signed difference in pieces: '+2', '−2'. */
export const signed = (pieces: number): string =>
  pieces < 0 ? `−${-pieces}` : pieces > 0 ? `+${pieces}` : '0'
