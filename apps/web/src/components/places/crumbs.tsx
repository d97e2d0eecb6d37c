import { Link } from 'react-router'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import styles from './crumbs.module.css'

interface Crumb {
  label: string
  /** Missing for the current page. */
  to?: string
}

/** The path from home to this page. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const all: Crumb[] = [{ label: t('common.home'), to: paths.home }, ...trail]
  return (
    <nav aria-label={t('shop.breadcrumb')}>
      <ol className={styles.trail}>
        {all.map(({ label, to }) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
