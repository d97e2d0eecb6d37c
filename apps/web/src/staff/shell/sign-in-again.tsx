import { useId, useLayoutEffect, useRef } from 'react'
import type { Staff } from '../session/use-staff.ts'
import styles from './sign-in.module.css'
import { Door } from './sign-in.tsx'

/**
 * The sign-in over a screen whose session has expired: nothing of the screen is visible or reachable, and all of it is
 * restored once the same person is back.
 */
export function SignInAgain({ staff }: { staff: Staff }) {
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
        <h2 id={titleId}>Your session has ended</h2>
        <p>Sign in to continue. What you typed is kept.</p>
        <Door again={staff} />
      </main>
    </dialog>
  )
}
