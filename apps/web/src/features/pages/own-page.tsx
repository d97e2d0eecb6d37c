import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { ownPage } from '../../api/own-pages.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { OwnText } from './reading/own-text.tsx'

const NotFound = lazy(async () => ({ default: (await import('./not-found-page.tsx')).Component }))

/** A page written by staff, at its own URL. */
export function Component() {
  const { slug = '' } = useParams()
  const query = useQuery(ownPage(slug))
  if (query.error instanceof CallProblem && query.error.problem.status < 500) return <NotFound />
  return (
    <SectionState query={query} skeleton={<span className={skeletonStyles.square} />} isPage>
      {(text) => <OwnText text={text} />}
    </SectionState>
  )
}
