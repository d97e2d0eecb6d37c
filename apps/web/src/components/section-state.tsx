import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../lib/texts.ts'
import { Button } from '../ui/button.tsx'

interface SectionStateProps<Data> {
  query: UseQueryResult<Data>
  /** The same boxes in canvas colour, so that nothing jumps. */
  skeleton: ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** The four faces of a section: loading, failed with another try, empty, filled (Decisions §2). */
export function SectionState<Data>({
  query,
  skeleton,
  empty,
  isEmpty,
  children,
}: SectionStateProps<Data>) {
  if (query.data !== undefined) {
    return isEmpty?.(query.data) ? (empty ?? null) : children(query.data)
  }
  if (query.isError) {
    return (
      <div className="note warn" role="alert">
        <div>
          <p>{t('common.sectionFailed')}</p>
          <Button rank="outline" onClick={() => void query.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      {skeleton}
    </div>
  )
}
