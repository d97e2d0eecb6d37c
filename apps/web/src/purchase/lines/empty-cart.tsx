import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { departments } from '../../api/catalog/catalog.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { t } from '../../lib/words/texts.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import chipStyles from '../../ui/buttons/chip.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './empty-cart.module.css'

/** Where to go from an empty cart (ux §3.22). */
export function EmptyCart() {
  const active = useQuery(departments()).data?.filter((department) => department.activeFlag) ?? []
  return (
    <>
      <p className={`muted ${styles.help}`}>{t('cart.emptyHelp')}</p>
      <nav aria-label={t('cart.departments')}>
        <ul className={styles.departments}>
          {active.map(({ deptName }) => (
            <li key={deptName}>
              <Link className={chipStyles.chip} to={paths.category(deptName)}>
                {departmentLabel(deptName)}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link className={buttonClass('primary', { big: true })} to={paths.continueShopping}>
        {t('cart.continue')}
      </Link>
    </>
  )
}
