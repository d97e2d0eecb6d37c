import type { Sentence } from '@mendwell/contract/wire/errors'
import { translateMessage } from '../../../lib/words/texts.ts'
import tableStyles from '../lists/table.module.css'
import { formatNumber } from '../page/formats.ts'

export interface RowProblem {
  rowNo: number
  /** The column of the file. */
  field: string
  message: string
  sentence: Sentence | null
}

interface ProblemTableProps {
  problems: readonly RowProblem[]
  caption: string
}

/** What is wrong with the rows of a file. */
export function ProblemTable({ problems, caption }: ProblemTableProps) {
  return (
    <div className={tableStyles.frame}>
      <table className={tableStyles.unfolded}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th className="number">Row</th>
            <th>Column</th>
            <th>Problem</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ rowNo, field, message, sentence }) => (
            <tr key={`${rowNo} ${field} ${message}`}>
              <td className="number">{formatNumber(rowNo)}</td>
              <td>{field}</td>
              <td>{translateMessage(message, sentence ?? undefined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
