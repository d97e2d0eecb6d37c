import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Beside the title: tags. */
  beside?: ReactNode
  lead?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
  back?: { to: string; label: string }
  /** Beside the way back: what comes before and after in the list. */
  neighbors?: ReactNode
  /** Not printed: what is has headings of its own. */
  screenOnly?: boolean
}

/** Title of a screen with its actions; the one h1, which takes focus when somebody moves here. */
export function PageHeader({
  title,
  beside,
  lead,
  actions,
  back,
  neighbors,
  screenOnly,
}: PageHeaderProps) {
  return (
    <div className={`${styles.header}${screenOnly ? ' screen-only' : ''}`}>
      {back && (
        <div className={styles.back}>
          <Link to={back.to}>{back.label}</Link>
          {neighbors}
        </div>
      )}
      <div>
        <div className="row">
          <PageTitle title={title} />
          {beside}
        </div>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
