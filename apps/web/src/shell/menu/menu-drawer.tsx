import type { Category } from '@mendwell/contract/catalog/catalog'
import { MAX_MENU_CATEGORIES } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { categories } from '../../api/catalog/catalog.ts'
import { useActiveDepartments } from '../../components/places/use-active-departments.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { t } from '../../lib/words/texts.ts'
import { useSession } from '../../session/session.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/notices/dialog.tsx'
import { DisplaySettings } from '../display/display-settings.tsx'
import { AccountLinks, greetingOf } from './account-menu.tsx'
import { CategoryTile } from './category-tile.tsx'
import styles from './menu-drawer.module.css'
import { DRAWER_LINKS } from './menu-links.ts'
import { ShopPhone } from './shop-phone.tsx'

/** The whole menu of narrow screens behind one button. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false)
  // A modal dialog restyles the whole page; its content follows a frame later, while it slides in.
  const isRendered = useDeferredValue(open)
  const { key } = useLocation()
  // A new page closes the menu.
  useEffect(() => {
    if (key) setOpen(false)
  }, [key])
  return (
    <>
      <button
        type="button"
        className={`${styles.openButton} mobile-only`}
        aria-label={t('shell.openMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu-2" />
      </button>
      <Dialog
        kind="side"
        open={open}
        onClose={() => setOpen(false)}
        title={t('shell.menuTitle')}
        closeLabel={t('shell.closeMenu')}
      >
        {isRendered && <DrawerContents />}
      </Dialog>
    </>
  )
}

function DrawerContents() {
  const { customer } = useSession()
  const { data: all = [] } = useQuery(categories())
  const active = useActiveDepartments()
  return (
    <>
      <Link
        className={`${buttonClass('secondary', { wide: true })} ${styles.accountLink}`}
        to={customer ? paths.dashboard : paths.login}
      >
        <Icon name="user" />
        {greetingOf(customer)}
      </Link>
      <AccountLinks />
      <h3>{t('shell.departments')}</h3>
      {active.map(({ deptName }) => (
        <DrawerDepartment
          key={deptName}
          deptName={deptName}
          categories={all.filter(({ category }) => category === deptName)}
        />
      ))}
      <ul className={styles.links}>
        {DRAWER_LINKS.map(({ key, to }) => (
          <li key={to}>
            <Link className="plain" to={to}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
      <DisplaySettings stacked />
      <p className="small">
        <ShopPhone />
      </p>
    </>
  )
}

interface DrawerDepartmentProps {
  deptName: string
  categories: Category[]
}

function DrawerDepartment({ deptName, categories: own }: DrawerDepartmentProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={styles.department}
      name="department"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {departmentLabel(deptName)}
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      {/* A menu that renders all tiles of all departments opens slowly on a slow phone. */}
      {open && (
        <ul>
          {own.slice(0, MAX_MENU_CATEGORIES).map((category) => (
            <li key={category.categoryId}>
              <CategoryTile category={category} />
            </li>
          ))}
          <li>
            <Link className={styles.wholeDepartment} to={paths.category(deptName)}>
              {t('shell.wholeDepartment')}
            </Link>
          </li>
        </ul>
      )}
    </details>
  )
}
