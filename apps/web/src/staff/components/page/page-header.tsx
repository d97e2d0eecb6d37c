import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { ReadMore } from '../help/read-more.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Beside the title: tags. */
  beside?: ReactNode
  /** What the screen is for, in two lines; the manual has the rest. */
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
      <div className={styles.title}>
        <div className="row">
          <PageTitle title={title} />
          {beside}
        </div>
        <ReadMore help={lead} title={title} />
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
