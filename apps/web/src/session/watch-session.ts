import { hashKey } from '@tanstack/react-query'
import { queryClient } from '../api/calls/query-client.ts'
import {
  askSession,
  forgetPrivateAnswers,
  isSigningOut,
  noticeEndedSession,
  session,
} from '../api/sessions.ts'

/** All tabs of the shop in this browser: they share one session. */
const CHANNEL = 'mendwell.session'

const sessionNow = () => queryClient.getQueryData(session().queryKey)
const custIdNow = () => sessionNow()?.customer?.custId ?? null

/**
 * Notices that another user, or no one, is signed in: by the next response that says so, a refusal, or a message from
 * another tab. What was seen under the session is removed from screen and memory; what was typed stays. Returns how to
 * stop.
 */
export function watchSession(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => void askSession()
  const sessionHash = hashKey(session().queryKey)
  let custId = custIdNow()

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'error' && custId !== null) noticeEndedSession(action.error)
    if (action.type !== 'success' || query.queryHash !== sessionHash) return
    const before = custId
    custId = custIdNow()
    if (custId === before) return
    channel.postMessage(0)
    if (before !== null) forgetPrivateAnswers()
    if (custId === null && !isSigningOut()) markSessionEnded()
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}

/** Signing out in another tab ends it here too: it is reported like an expired one. */
function markSessionEnded() {
  const now = sessionNow()
  if (!now || now.sessionEnded) return
  queryClient.setQueryData(session().queryKey, { ...now, sessionEnded: true })
}
