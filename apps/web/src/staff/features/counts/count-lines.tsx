import type { StockCount, StockCountLine } from '../../../api/staff/stock/counts.ts'
import tableStyles from '../../components/lists/table.module.css'
import detailStyles from '../../components/page/details.module.css'
import { Tag } from '../../components/page/tags.tsx'
import styles from './count-lines.module.css'
import { lotOfLine, signed } from './count-words.ts'
import { CountedField } from './counted-field.tsx'

interface CountLinesProps {
  sheet: StockCount
  /** Booking errors, by line id. */
  problems: Readonly<Record<number, string>>
  onEntered: (lineId: number) => void
}

/** The lines of a count, with a field for the counted pieces while it is open. */
export function CountLines({ sheet, problems, onEntered }: CountLinesProps) {
  const { count, lines } = sheet
  const isOpen = count.state === 'OPEN'
  return (
    <div className={tableStyles.frame}>
      <table>
        <caption>Lines of this count</caption>
        <thead>
          <tr>
            <th>Product</th>
            <th className="number">In the books</th>
            <th className="number">Found</th>
            <th className="number">Difference</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <td className={tableStyles.main}>
                <b className="strong">{line.productName}</b>
                <span className={detailStyles.subLine}>
                  SKU {line.sku}, {line.place}
                </span>
                {line.bucket && <span className={detailStyles.subLine}>{lotOfLine(line)}</span>}
              </td>
              <td className="number" data-label="In the books">
                <Expected line={line} />
              </td>
              <td className={`number ${styles.found}`} data-label="Found">
                {isOpen ? (
                  <CountedField
                    countId={count.countId}
                    line={line}
                    problem={problems[line.lineId]}
                    onEntered={() => onEntered(line.lineId)}
                  />
                ) : (
                  (line.counted ?? 'Left out')
                )}
              </td>
              <td className="number" data-label="Difference">
                <Found line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The recorded stock when the sheet was created, and movements until the line was counted. */
function Expected({ line: { expected, moved } }: { line: StockCountLine }) {
  if (expected === null) return <span className="muted">Not shown</span>
  if (!moved) return expected
  return (
    <>
      {expected + moved}
      <span className={detailStyles.subLine}>
        {expected} on the sheet, {signed(moved)} since
      </span>
    </>
  )
}

function Found({ line }: { line: StockCountLine }) {
  const { counted, difference, needsSecondCount, countedBy, reason } = line
  if (counted === null) return <span className="muted">Not counted</span>
  return (
    <>
      {difference !== null && <b className="strong">{signed(difference)}</b>}
      {needsSecondCount && (
        <span className={detailStyles.subLine}>
          <Tag tone="warn">Another person must count this again</Tag>
        </span>
      )}
      {countedBy && <span className={detailStyles.subLine}>Counted by {countedBy}</span>}
      {reason && <span className={detailStyles.subLine}>{reason}</span>}
    </>
  )
}
