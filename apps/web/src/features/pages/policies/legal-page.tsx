import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router'
import { CallProblem } from '../../../api/calls/call.ts'
import { legalPage } from '../../../api/legal-pages.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { Blocks, Spans } from '../../../components/reading/blocks.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { formatDay } from '../../../lib/words/dates.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { ReadingPage } from '../reading/reading-page.tsx'

const NotFound = lazy(async () => ({ default: (await import('../not-found-page.tsx')).Component }))

/** A page about the shop's policies; names its reviewer only if there is one. */
export function Component() {
  const { pageKey = '' } = useParams()
  const query = useQuery(legalPage(pageKey))
  if (query.error instanceof CallProblem && query.error.problem.status < 500) return <NotFound />
  return (
    <SectionState query={query} skeleton={<span className={skeletonStyles.square} />} isPage>
      {({ title, lead, blocks, writtenOn, approval }) => (
        <ReadingPage
          title={title}
          lead={<Spans spans={lead} />}
          topic={pageText('page.legalWritten', { day: formatDay(writtenOn) })}
        >
          <div className={`${readingStyles.article} stack`}>
            <Blocks blocks={blocks} />
            {approval && (
              <p className="small">
                {pageText('page.legalChecked', {
                  name: approval.approvedBy,
                  role: approval.approvedRole,
                  day: formatDay(approval.approvedOn),
                })}
              </p>
            )}
          </div>
        </ReadingPage>
      )}
    </SectionState>
  )
}
