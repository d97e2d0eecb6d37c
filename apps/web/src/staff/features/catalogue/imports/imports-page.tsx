import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { FAMILIES_EXPORT_ADDRESS } from '../../../../api/staff/catalogue/families.ts'
import { EXPORT_ADDRESS, productImports, sendImport } from '../../../../api/staff/products.ts'
import { PACKS_EXPORT_ADDRESS } from '../../../../api/staff/stock/packs.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import tableStyles from '../../../components/lists/table.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoment, formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { ImportTag } from './import-tag.tsx'

/** Importing and exporting products by file, and past imports. */
export function Component() {
  const navigate = useNavigate()
  const query = useQuery(productImports())
  const { save, busy, refusal } = useSave(sendImport, {
    outdates: ['/staff/imports'],
    onSaved: ({ importId }) => void navigate(`/imports/${importId}`),
  })
  return (
    <>
      <PageHeader
        title="Import and export"
        lead="Files are checked first. Nothing changes until you apply the import, and you can undo it."
        actions={
          <>
            <a className={buttonClass('outline')} href={EXPORT_ADDRESS} download>
              Export all products
            </a>
            <a className={buttonClass('outline')} href={FAMILIES_EXPORT_ADDRESS} download>
              Export all families
            </a>
            <a className={buttonClass('outline')} href={PACKS_EXPORT_ADDRESS} download>
              Export all packs
            </a>
          </>
        }
      />
      <section className="panel stack">
        <h2>Import products, families, or packs</h2>
        <FileDrop label="Choose a CSV file" accept=".csv,.gz,text/csv" busy={busy} onFile={save}>
          Drop a CSV file here (UTF-8, at most 64 MB). Its first row names the columns, as in the
          export, and tells the shop what the file holds. Products are found by productId or sku;
          columns that are not there stay as they are.
        </FileDrop>
        <Refusal refusal={refusal} />
      </section>
      <QueryState query={query} lines={4}>
        {(imports) =>
          imports.length === 0 ? (
            <EmptyState icon="upload" title="No imports yet">
              Export all products to get a file with every column.
            </EmptyState>
          ) : (
            <div className={tableStyles.frame}>
              <table>
                <caption>Imports, newest first</caption>
                <thead>
                  <tr>
                    <th>File</th>
                    <th className={tableStyles.wideOnly}>When</th>
                    <th className="number">New</th>
                    <th className="number">Changed</th>
                    <th>Status</th>
                  </tr>
                </thead>
                <tbody>
                  {imports.map((row) => (
                    <tr key={row.importId}>
                      <td className={tableStyles.main}>
                        <Link to={`/imports/${row.importId}`}>
                          {row.importId}: {row.fileName}
                        </Link>
                      </td>
                      <td className={tableStyles.wideOnly}>{formatMoment(row.createdAt)}</td>
                      <td className="number">{formatNumber(row.insertRows)}</td>
                      <td className="number">{formatNumber(row.updateRows)}</td>
                      <td>
                        <ImportTag status={row.status} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </QueryState>
    </>
  )
}
