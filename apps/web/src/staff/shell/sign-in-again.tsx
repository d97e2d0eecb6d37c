import { useId, useLayoutEffect, useRef } from 'react'
import type { Staff } from '../session/use-staff.ts'
import styles from './sign-in.module.css'
import { Door } from './sign-in.tsx'

/**
 * The sign-in over a screen whose session has run out: nothing of the screen is seen or reached, and
 * all of it is as it was once the same person is back.
 */
export function SignInAgain({ staff }: { staff: Staff }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A command, not an attribute; closing it gives focus back to where it was.
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
      // A second Escape closes it all the same.
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
