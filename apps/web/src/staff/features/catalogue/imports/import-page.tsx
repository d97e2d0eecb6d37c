import type { ProductImportDetails } from '@mendwell/contract/catalog/product-imports'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { productImport } from '../../../../api/staff/products.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import { formatNumber } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import tiles from '../../../components/page/tiles.module.css'
import { ImportErrors, ImportWarnings } from './import-errors.tsx'
import { ImportGroups } from './import-groups.tsx'
import styles from './import-page.module.css'
import { ImportPrices } from './import-prices.tsx'
import { ImportStep } from './import-step.tsx'
import { ImportTag, isAtWork } from './import-tag.tsx'

const POLL_MS = 700
type Details = z.input<typeof ProductImportDetails>

/** One import: what the file would change, its errors, and the actions. */
export function Component() {
  const importId = Number(useParams().importId)
  const query = useQuery({
    ...productImport(importId),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? POLL_MS : false),
  })
  return (
    <QueryState query={query} isPage>
      {(details) => (
        <>
          <PageHeader
            title={details.fileName}
            beside={<ImportTag status={details.status} />}
            lead={`Import ${importId}`}
            back={{ to: '/imports', label: 'All imports' }}
          />
          <Progress details={details} />
          <Outcome details={details} />
          <ImportWarnings details={details} />
          <ImportGroups details={details} />
          <ImportPrices prices={details.priceChanges} />
          <ImportErrors details={details} />
        </>
      )}
    </QueryState>
  )
}

function Progress({ details: { status, doneRows, totalRows } }: { details: Details }) {
  if (!isAtWork(status)) return <p className="visually-hidden" role="status" />
  const rows = totalRows ? `${Math.round((doneRows / totalRows) * 100)} %` : formatNumber(doneRows)
  return (
    <section className={`panel stack-small ${styles.atWork}`}>
      <progress
        className={styles.progress}
        aria-label="Progress"
        {...(totalRows && { value: Math.min(doneRows, totalRows), max: totalRows })}
      />
      <p role="status">{rows} done. You can leave this page; the import keeps running.</p>
    </section>
  )
}

const NOUNS = { PRODUCTS: 'products', FAMILIES: 'families', PACKS: 'groups of packs' } as const

const NUMBERS = {
  PRODUCTS: ['New products', 'Changed products', 'Unchanged rows'],
  FAMILIES: ['New families', 'Changed families', 'Unchanged families'],
  PACKS: ['New groups of packs', 'Changed groups of packs', 'Unchanged groups of packs'],
} as const

function numbersOf({ kind, insertRows, updateRows, sameRows, errorRows }: Details) {
  const [added, changed, same] = NUMBERS[kind]
  return [
    { label: added, count: insertRows },
    { label: changed, count: updateRows },
    { label: same, count: sameRows },
    { label: 'Rows with errors', count: errorRows },
  ]
}

function Outcome({ details }: { details: Details }) {
  const { kind, status, problem, problemSentence } = details
  const hasWork = details.insertRows + details.updateRows > 0
  const isRefused = status === 'REFUSED'
  const isCounted = !(isRefused && problem) && status !== 'UPLOADING' && status !== 'CHECKING'
  return (
    <>
      {problem && (
        <p className="note bad" role="alert">
          <b className="strong">{translateMessage(problem, problemSentence ?? undefined)}</b>
        </p>
      )}
      {/* For an unreadable file, nothing was counted. */}
      {isCounted && (
        <ul className={tiles.tiles}>
          {numbersOf(details).map(({ label, count }) => (
            <li key={label} className="panel">
              <b>{formatNumber(count)}</b> {label}
            </li>
          ))}
        </ul>
      )}
      {isRefused && (
        <p className={styles.refused}>
          Nothing was changed. Fix the file and <Link to="/imports">send it again</Link>.
        </p>
      )}
      {status === 'CHECKED' && hasWork && <ImportStep details={details} step="apply" />}
      {status === 'DONE' && <ImportStep details={details} step="undo" />}
      {status === 'CHECKED' && !hasWork && (
        <p className="note info">The file matches the catalog: nothing to import.</p>
      )}
      {details.keptRows > 0 && (
        <p className="note warn">
          {formatNumber(details.keptRows)} {NOUNS[kind]} were changed or used since and stay as they
          are.
        </p>
      )}
    </>
  )
}
