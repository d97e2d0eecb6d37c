import { useQuery } from '@tanstack/react-query'
import { documentsOf } from '../../../api/orders/documents.ts'
import { formatNumber, t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './product-documents.module.css'

const KILOBYTE = 1024

/** Leaflets and instructions to download; renders nothing if there are none. */
export function ProductDocuments({ productId }: { productId: number }) {
  const documents = useQuery(documentsOf(productId)).data ?? []
  if (documents.length === 0) return null
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('product.documents')}</h2>
      <ul className="stack-small">
        {documents.map(({ documentId, fileName, sizeBytes, url }) => (
          <li key={documentId}>
            <Icon name="file-text" /> <a href={url}>{fileName}</a>{' '}
            <span className="muted small">
              {t('product.pdfOf', { size: formatNumber(Math.ceil(sizeBytes / KILOBYTE)) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
