import type { ReactNode } from 'react'
import styles from './list-look.module.css'
import type { ListLook } from './list-look.ts'

interface ListScreenProps {
  look: ListLook
  children: ReactNode
}

/** A screen that is a list: by a mouse, rows are as low as a box to tick, unless one wants them taller. */
export const ListScreen = ({ look, children }: ListScreenProps) => (
  <div
    className={look.isRoomy ? undefined : styles.compact}
    // What a table and the tools above it then look like stands with these.
    data-compact={look.isRoomy ? undefined : true}
  >
    {children}
  </div>
)
