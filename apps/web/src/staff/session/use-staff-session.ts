import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../api/sessions.ts'
import { leaveSession } from '../../session/session.ts'
import { type Staff, staffOf } from './use-staff.ts'

/**
 * Who works at this browser. A session that runs out leaves the member of staff here, away: what they
 * have typed waits until they sign in again. Only who signs out is gone.
 */
export function useStaffSession() {
  const { data } = useQuery(session())
  const signedIn = staffOf(data)
  const [last, setLast] = useState<Staff>()
  const [isLeaving, setIsLeaving] = useState(false)
  const isNew = signedIn?.custId !== last?.custId || signedIn?.role !== last?.role
  // Before anything is drawn without them: what is typed would be gone.
  if (signedIn && isNew) setLast(signedIn)

  const leave = async () => {
    setIsLeaving(true)
    try {
      await leaveSession()
      setLast(undefined)
    } finally {
      setIsLeaving(false)
    }
  }
  const isAway = !signedIn && last !== undefined && !isLeaving
  return { staff: signedIn ?? last, isAway, leave }
}
