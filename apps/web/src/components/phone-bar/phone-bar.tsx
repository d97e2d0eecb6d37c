import { useEffect, useState } from 'react'
import type { PhoneBarProps } from './on-phone.tsx'
import styles from './phone-bar.module.css'

/** Shown while the watched button is out of sight; the page keeps room for it below its end. */
export function PhoneBar({ watched, children }: PhoneBarProps) {
  const [isShown, setShown] = useState(false)
  // Where the page is scrolled to is outside React's tree.
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
