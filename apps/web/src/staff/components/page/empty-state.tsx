import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon?: string
  title: string
  /** What to do next. */
  children?: ReactNode
}

/** Nothing to show, and why. */
export function EmptyState({ icon = 'search', title, children }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} panel stack-small`}>
      <Icon name={icon} />
      <p className="strong">{title}</p>
      {children && <div className="muted">{children}</div>}
    </div>
  )
}
