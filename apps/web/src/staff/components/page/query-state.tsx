import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { CallProblem } from '../../../api/calls/call.ts'
import { noticeEndedSession } from '../../../api/sessions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHeader } from './page-header.tsx'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  /** Placeholder lines while loading; 8 by default. */
  lines?: number
  /** The screen's title comes with the data. */
  isPage?: boolean
}

/** Loading, failed with a retry button, or the data: wraps everything fetched from the server. */
export function QueryState<Data>({
  query,
  children,
  lines = 8,
  isPage = false,
}: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <>
        {isPage && <PageHeader title={isGone(query.error, isPage) ? 'Not found' : 'Not loaded'} />}
        <LoadError error={query.error} isPage={isPage} retry={() => void query.refetch()} />
      </>
    )
  }
  return (
    <div className="panel stack-small" aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
        <Skeleton key={index} height={28} radius={6} animate={false} />
      ))}
    </div>
  )
}

const statusOf = (error: Error) => (error instanceof CallProblem ? error.problem.status : undefined)
/** For a screen, including one with text in the URL where an id belongs. */
const isGone = (error: Error, isPage: boolean) =>
  statusOf(error) === 404 || (isPage && statusOf(error) === 422)

interface LoadErrorProps {
  error: Error
  isPage: boolean
  retry: () => void
}

function LoadError({ error, isPage, retry }: LoadErrorProps) {
  // The frame then shows the sign-in.
  useEffect(() => noticeEndedSession(error), [error])
  if (isGone(error, isPage)) {
    const title = statusOf(error) === 404 ? error.message : 'There is no such page'
    return (
      <EmptyState icon="search" title={title}>
        It was removed, or the link is wrong. <Link to="/">Go to Today</Link>
      </EmptyState>
    )
  }
  // A retry gives the same answer.
  if (statusOf(error) === 422) {
    return (
      <div className="note bad" role="alert">
        <Icon name="alert-triangle" />
        <p>
          <b className="strong">This could not be loaded.</b> {error.message}.
        </p>
      </div>
    )
  }
  const reason = error instanceof CallProblem ? error.message : 'The shop cannot be reached.'
  return (
    <div className="note bad" role="alert">
      <Icon name="alert-triangle" />
      <div className="stack-small">
        <p>
          <b className="strong">This could not be loaded.</b> {reason}
        </p>
        <Button rank="outline" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
