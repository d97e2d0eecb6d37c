import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { departments } from '../../../api/catalog/catalog.ts'
import { shopConfig } from '../../../api/shop.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { t } from '../../../lib/words/texts.ts'
import styles from './ways-on.module.css'

/** Where to go from an empty page: the departments, or the shop's contact. */
export function WaysOn() {
  const active = (useQuery(departments()).data ?? []).filter(({ activeFlag }) => activeFlag)
  const phone = useQuery(shopConfig()).data?.phone
  return (
    <>
      {active.length > 0 && (
        <>
          <h3>{t('shop.departments')}</h3>
          <ul className={`row ${styles.ways}`}>
            {active.map(({ deptName }) => (
              <li key={deptName}>
                <Link to={paths.category(deptName)}>{departmentLabel(deptName)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={paths.contact}>{t('shop.contact')}</Link> {phone && t('shop.orCall', { phone })}
      </p>
    </>
  )
}
