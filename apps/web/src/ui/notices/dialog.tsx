import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  closeLabel: string
  /** Something above the heading, such as the sandbox stripe. */
  banner?: ReactNode
  /** 'side' slides in from the edge: menus and filters on phones. */
  kind?: 'center' | 'side'
  /** Hidden while a third-party window is open, with its content kept: nothing outside a modal can be reached. */
  aside?: boolean
  children: ReactNode
}

/** A modal dialog: the platform keeps focus inside, closes on Escape and returns focus. */
export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  closeLabel,
  banner,
  kind = 'center',
  aside = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // showModal is a command, not an attribute.
  useEffect(() => {
    const element = dialog.current
    const isShown = open && !aside
    if (isShown && !element?.open) {
      element?.showModal()
      // The platform focuses the first button, the close button: a second Enter would close what the first has opened.
      if (kind === 'center') heading.current?.focus()
    }
    if (!isShown && element?.open) element.close()
  }, [open, aside, kind])
  return (
    <dialog
      ref={dialog}
      className={kind === 'side' ? styles.side : styles.center}
      aria-labelledby={titleId}
      onClose={() => {
        if (!aside) onClose()
      }}
    >
      {open && (
        <>
          {banner}
          <div className={`${styles.head} row between`}>
            <div>
              <h2 ref={heading} id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {subtitle && <p className="muted small">{subtitle}</p>}
            </div>
            <button
              type="button"
              className="button outline square"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon name="x" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}
