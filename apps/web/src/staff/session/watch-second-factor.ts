import type { QueryClient } from '@tanstack/react-query'
import { CallProblem } from '../../api/calls/call.ts'
import { session } from '../../api/sessions.ts'
import { standing } from '../../api/staff/members.ts'

const isMissing = (error: unknown) =>
  error instanceof CallProblem && error.problem.code === 'SECOND_FACTOR_MISSING'

/**
 * When the shop refuses a call until two-step verification is set up, which the owner may require at any time, asks again
 * who is signed in: the frame then shows the set-up. Returns how to stop.
 */
export function watchSecondFactor(client: QueryClient): () => void {
  const notice = async (error: unknown) => {
    if (!isMissing(error)) return
    // First why, then that the rights are gone: the frame would say that there are none.
    await client.invalidateQueries({ queryKey: standing().queryKey, refetchType: 'all' })
    await client.invalidateQueries({ queryKey: session().queryKey })
  }
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void notice(event.action.error)
  })
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void notice(event.action.error)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}
