import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { ReadMore } from '../help/read-more.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Next to the title: tags. */
  beside?: ReactNode
  /** The purpose of the screen, in two lines; the manual has the rest. */
  lead?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
  back?: { to: string; label: string }
  /** Next to the back link: the neighbors in the list. */
  neighbors?: ReactNode
  /** Not printed: printed pages have headings of their own. */
  screenOnly?: boolean
}

/** The title of a screen with its actions; the only h1, which takes focus after navigation. */
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
