import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef } from 'react'
import { session } from '../../api/sessions.ts'
import type { Staff } from '../session/use-staff.ts'
import type { RecoveryCodes } from '../session/use-staff-session.ts'
import styles from './sign-in.module.css'
import { Door } from './sign-in.tsx'

interface SignInAgainProps {
  staff: Staff
  codes: RecoveryCodes
}

/**
 * The sign-in over a screen whose session has expired or lost its rights: nothing of the screen is visible or reachable, and all of it is
 * restored once the same person is back.
 */
export function SignInAgain({ staff, codes }: SignInAgainProps) {
  const { data } = useQuery(session())
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A command, not an attribute; closing it returns focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    const { title } = document
    element?.showModal()
    element?.querySelector<HTMLInputElement>('[type=password]')?.focus()
    return () => {
      document.title = title
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes it anyway.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <main>
        {data?.authenticated ? (
          <>
            <h2 id={titleId}>One more step</h2>
            <p>What you typed is kept.</p>
          </>
        ) : (
          <>
            <h2 id={titleId}>Your session has ended</h2>
            <p>Sign in to continue. What you typed is kept.</p>
          </>
        )}
        <Door again={staff} codes={codes} />
      </main>
    </dialog>
  )
}
