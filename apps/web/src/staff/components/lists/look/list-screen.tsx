import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './list-look.module.css'
import type { ListLook } from './list-look.ts'

interface ListScreenProps {
  look: ListLook
  children: ReactNode
}

/** A screen that is a list: by a mouse, rows are as low as a box to tick, unless one wants them taller. */
export const ListScreen = ({ look, children }: ListScreenProps) => (
  <div className={clsx(!look.isRoomy && styles.compact)}>{children}</div>
)
