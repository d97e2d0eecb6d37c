import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../api/sessions.ts'
import { leaveSession } from '../../session/session.ts'
import { type Staff, staffOf } from './use-staff.ts'

/** Recovery codes are shown only once: whatever the shop answers meanwhile, they stay until they are saved. */
export interface RecoveryCodes {
  areShown: boolean
  setAreShown: (areShown: boolean) => void
}

/**
 * The member of staff at this browser. An expired session keeps them here, away: what they typed waits until they sign
 * in again. Only signing out removes them.
 */
export function useStaffSession() {
  const { data } = useQuery(session())
  const [areShown, setAreShown] = useState(false)
  const signedIn = areShown ? undefined : staffOf(data)
  const [last, setLast] = useState<Staff>()
  const [isLeaving, setIsLeaving] = useState(false)
  const isNew = signedIn?.custId !== last?.custId || signedIn?.role !== last?.role
  // Before anything is rendered without them, which would lose what was typed.
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
  return { staff: signedIn ?? last, isAway, leave, codes: { areShown, setAreShown } }
}
