import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from './phone-bar.module.css'

/** The main button of a page, and its substitute while it is out of view. */
export interface PhoneBarProps {
  watched: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shown while the watched button is out of view; the page reserves space for it at its end. */
export function PhoneBar({ watched, children }: PhoneBarProps) {
  const [isShown, setShown] = useState(false)
  // The scroll position is outside React.
  useEffect(() => {
    const button = watched.current
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting))
    observer.observe(button)
    return () => observer.disconnect()
  }, [watched])
  return (
    <div className={styles.bar} hidden={!isShown}>
      {children}
    </div>
  )
}
