import type { ProductImportDetails } from '@mendwell/contract/catalog/product-imports'
import type * as z from 'zod/mini'
import { errorReportAddress } from '../../../../api/staff/products.ts'
import { ProblemTable } from '../../../components/files/problem-table.tsx'

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
