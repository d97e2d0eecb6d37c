import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CallProblem } from '../../api/call.ts'
import { noticeEndedSession } from '../../api/sessions.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
  /** Boxes to show while loading; 8 lines unless given. */
  lines?: number
}

/** Loading, failed with another try, or the answer: around everything that is asked of the server. */
export function QueryState<Data>({ query, children, lines = 8 }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <LoadError error={query.error} retry={() => void query.refetch()} />
  return (
    <div className="panel stack-s" aria-busy="true">
      <span className="vh" role="status">
        Loading
      </span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
        <Skeleton key={index} height={28} radius={6} animate={false} />
      ))}
    </div>
  )
}

function LoadError({ error, retry }: { error: Error; retry: () => void }) {
  // The frame shows the sign-in then.
  useEffect(() => noticeEndedSession(error), [error])
  const reason = error instanceof CallProblem ? error.message : 'The shop cannot be reached.'
  return (
    <div className="note bad" role="alert">
      <Icon name="alert-triangle" />
      <div className="stack-s">
        <p>
          <b className="b">This could not be loaded.</b> {reason}
        </p>
        <Button rank="outline" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
