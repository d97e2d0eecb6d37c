import type { ProductImportDetails } from '@mendwell/contract/catalog/product-imports'
import type * as z from 'zod/mini'
import { errorReportAddress } from '../../../../api/staff/products.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import tableStyles from '../../../components/lists/table.module.css'
import { formatNumber } from '../../../components/page/formats.ts'

type Details = z.input<typeof ProductImportDetails>

/** The errors of a file's rows, as many as are shown, and a download of all. */
export function ImportErrors({ details: { importId, errors, errorRows } }: { details: Details }) {
  if (errors.length === 0) return null
  return (
    <section className="stack-small">
      <div className="row between">
        <h2>Errors</h2>
        <a href={errorReportAddress(importId)} download>
          Download all errors as CSV
        </a>
      </div>
      {errorRows > errors.length && (
        <p className="muted">The first {errors.length} are shown here.</p>
      )}
      <ProblemTable problems={errors} caption="Errors by row" />
    </section>
  )
}

/** What to check before the file is applied. */
export function ImportWarnings({ details: { warnings, status } }: { details: Details }) {
  if (warnings.length === 0 || status !== 'CHECKED') return null
  return (
    <section className="stack-small">
      <h2>Look at these before you apply</h2>
      <ProblemTable problems={warnings} caption="Warnings by row" />
    </section>
  )
}

interface ProblemTableProps {
  problems: Details['errors']
  caption: string
}

function ProblemTable({ problems, caption }: ProblemTableProps) {
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
