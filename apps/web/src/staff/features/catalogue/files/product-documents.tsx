import { useQuery } from '@tanstack/react-query'
import { documentsOf } from '../../../../api/orders/documents.ts'
import { deleteDocument, uploadDocument } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { FileDrop } from './file-drop.tsx'

const outdates = ['/productDocuments']

/** The PDF files that customers find on the product page. */
export function ProductDocuments({ productId }: { productId: number }) {
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const query = useQuery(documentsOf(productId))
  const add = useSave(uploadDocument, { outdates, success: 'Document added' })
  const remove = useSave(deleteDocument, { outdates, success: 'Document removed' })
  return (
    <section className="panel stack" aria-label="Documents">
      <h2>Documents</h2>
      <QueryState query={query} lines={2}>
        {(documents) =>
          documents.length === 0 ? (
            <p className="muted">None yet.</p>
          ) : (
            <ul>
              {documents.map(({ documentId, fileName, sizeBytes, url }) => (
                <li key={documentId} className="row">
                  <a href={url}>{fileName}</a>
                  <span className="muted">{formatNumber(Math.ceil(sizeBytes / 1000))} KB</span>
                  {mayWrite && (
                    <Button
                      rank="quiet"
                      aria-label={`Remove ${fileName}`}
                      onClick={() => remove.save(documentId)}
                    >
                      Remove
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {mayWrite && (
        <FileDrop
          label="Choose a PDF"
          accept="application/pdf"
          busy={add.busy}
          onFile={(file) => add.save({ productId, file, name: file.name })}
        >
          Drop a PDF here, at most 10 MB.
        </FileDrop>
      )}
      <Refusal refusal={add.refusal ?? remove.refusal} />
    </section>
  )
}
