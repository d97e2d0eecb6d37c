import { Link } from 'react-router'
import { useActiveDepartments } from '../../../components/places/use-active-departments.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './department-sidebar.module.css'

/** As many as fit next to the hero. */
const SHOWN = 11

/** The categories sidebar of the home page (Specification §2, Home). */
export function DepartmentSidebar() {
  const active = useActiveDepartments()
  return (
    <nav className={`${styles.sidebar} desktop-only`} aria-labelledby="home-side">
      <h2 id="home-side">{t('shell.departments')}</h2>
      {active.slice(0, SHOWN).map(({ deptName }) => (
        <Link key={deptName} to={paths.category(deptName)}>
          {departmentLabel(deptName)}
          <Icon name="chevron-right" />
        </Link>
      ))}
      <Link className={styles.more} to={paths.departments}>
        {t('home.allOf', { count: active.length })}
      </Link>
    </nav>
  )
}
