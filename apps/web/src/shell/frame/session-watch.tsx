import { useEffect } from 'react'
import { say } from '../../lib/words/texts.ts'
import { useSession } from '../../session/session.ts'
import { watchSession } from '../../session/watch-session.ts'
import { showToast } from '../../ui/notices/toast.tsx'

/** Notifies once that a session has ended, here or in another tab; the cart is kept (Decisions §2). */
export function SessionWatch() {
  const { sessionEnded } = useSession()
  useEffect(watchSession, [])
  // A message is an event, not a part of the tree.
  useEffect(() => {
    if (sessionEnded) showToast({ kind: 'warn', text: say('sessionExpired') })
  }, [sessionEnded])
  return null
}
