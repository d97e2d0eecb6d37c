import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PageTitle } from '../reading/page-title.tsx'

interface SectionStateProps<Data> {
  query: UseQueryResult<Data>
  /** Placeholders of the same size, so that nothing shifts. */
  skeleton: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** The section is a whole page whose heading loads with the data: until then it still needs a heading. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}

/** The four states of a section: loading, failed with a retry button, empty, filled (Decisions §2). */
export function SectionState<Data>({
  query,
  skeleton,
  empty,
  isEmpty,
  isPage = false,
  children,
}: SectionStateProps<Data>) {
  if (query.data !== undefined) {
    return isEmpty?.(query.data) ? (empty ?? null) : children(query.data)
  }
  if (query.isError) {
    // A refusal is permanent; without an answer, the section recovers once back online.
    const hasNoResponse = !(query.error instanceof CallProblem)
    return (
      <div className={isPage ? 'section stack' : undefined}>
        {isPage && (
          <PageTitle title={t(hasNoResponse ? 'common.needsConnection' : 'common.pageFailed')} />
        )}
        <div className="note warn" role="alert">
          <div className="stack">
            <p>{t(hasNoResponse ? 'common.comesBack' : 'common.sectionFailed')}</p>
            <Button rank="outline" onClick={() => void query.refetch()}>
              {t('common.tryAgain')}
            </Button>
          </div>
        </div>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {skeleton}
    </div>
  )
}
