import type { ReactNode } from 'react'
import styles from './list-look.module.css'
import type { ListLook } from './list-look.ts'

interface ListScreenProps {
  look: ListLook
  children: ReactNode
}

/** A list screen: with a mouse, rows are as low as a checkbox, unless set higher. */
export const ListScreen = ({ look, children }: ListScreenProps) => (
  <div
    className={look.isRoomy ? undefined : styles.compact}
    // The styles of the table and the tools above it depend on these.
    data-compact={look.isRoomy ? undefined : true}
  >
    {children}
  </div>
)
