import type { ProductImportDetails } from '@mendwell/contract/catalog/product-imports'
import type * as z from 'zod/mini'
import tableStyles from '../../../components/lists/table.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatNumber } from '../../../components/page/formats.ts'

type Details = z.input<typeof ProductImportDetails>

/** The families or packs an import changes, line by line, to check before applying it. */
export function ImportGroups({ details }: { details: Details }) {
  const { groupChanges, kind, insertRows, updateRows } = details
  if (groupChanges.length === 0) return null
  const noun = kind === 'FAMILIES' ? 'Families' : 'Packs'
  return (
    <section className="stack-small">
      <h2>What changes</h2>
      {insertRows + updateRows > groupChanges.length && (
        <p className="muted">The first {groupChanges.length} are shown here.</p>
      )}
      <div className={tableStyles.frame}>
        <table>
          <caption>{noun} before and after</caption>
          <thead>
            <tr>
              <th className="number">Row</th>
              <th>{noun}</th>
              <th>Before</th>
              <th>After</th>
            </tr>
          </thead>
          <tbody>
            {groupChanges.map(({ rowNo, key, title, isNew, removed, added }) => (
              <tr key={key}>
                <td className="number" data-label="Row">
                  {formatNumber(rowNo)}
                </td>
                <td className={`${tableStyles.main} ${tableStyles.typed}`}>{title}</td>
                <td className={tableStyles.typed} data-label="Before">
                  {isNew ? <span className="muted">New</span> : <Lines lines={removed} />}
                </td>
                <td className={tableStyles.typed} data-label="After">
                  <Lines lines={added} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={detailStyles.subLine}>
      {line}
    </span>
  ))
}
