import type { Category, Department } from '@mendwell/contract/catalog/catalog'
import { MAX_MENU_CATEGORIES } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categories } from '../../api/catalog/catalog.ts'
import { useActiveDepartments } from '../../components/places/use-active-departments.ts'
import promoStyles from '../../components/reading/promo.module.css'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { plural, t, translateWord } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useDropdowns } from '../dropdown/use-dropdowns.ts'
import { CategoryTile, MenuTile } from '../menu/category-tile.tsx'
import styles from './department-nav.module.css'

/** As many departments as fit on one line; the others are under 'All departments'. */
const SHOWN = 7
const ALL = 'all'

/** A mega menu per department, from the data (Specification §2, Header). */
export function DepartmentNav() {
  const active = useActiveDepartments()
  const { data: all = [] } = useQuery(categories())
  const menus = useDropdowns()
  const inMenu = active.slice(0, SHOWN)
  const anyOpen = [ALL, ...inMenu.map(({ deptName }) => deptName)].some(menus.isOpen)
  return (
    <nav className={`${styles.nav} desktop-only`} aria-label={t('shell.departmentMenus')}>
      <ul className="page">
        <li {...menus.item(ALL)}>
          <button type="button" className={styles.allDepartments} {...menus.trigger(ALL)}>
            <Icon name="grid-dots" />
            {t('shell.allDepartments')}
          </button>
          {menus.isOpen(ALL) && (
            <div className={styles.panel} {...menus.panel(ALL)}>
              <AllDepartments departments={active} categories={all} />
            </div>
          )}
        </li>
        {inMenu.map((department) => (
          <li key={department.deptName} {...menus.item(department.deptName)}>
            <button
              type="button"
              className={menus.isOpen(department.deptName) ? styles.open : undefined}
              {...menus.trigger(department.deptName)}
            >
              {departmentLabel(department.deptName)}
              <Icon name="chevron-down" />
            </button>
            {menus.isOpen(department.deptName) && (
              <div className={styles.panel} {...menus.panel(department.deptName)}>
                <DepartmentPanel department={department} categories={all} />
              </div>
            )}
          </li>
        ))}
        <li className={styles.pushed}>
          <Link to={paths.shop(1)}>{t('shell.order')}</Link>
        </li>
        <li>
          <Link to={paths.blogs}>{t('shell.blogs')}</Link>
        </li>
      </ul>
      {anyOpen && <div className={styles.backdrop} />}
    </nav>
  )
}

interface DepartmentPanelProps {
  department: Department
  categories: Category[]
}

function DepartmentPanel({ department, categories: all }: DepartmentPanelProps) {
  const { deptName, description } = department
  const own = all.filter(({ category }) => category === deptName)
  const products = own.reduce((count, { productCount }) => count + productCount, 0)
  const picture = own[0]?.imageUrl
  return (
    <div className="page">
      <div>
        <div className={`head ${styles.panelHead}`}>
          <h2>{departmentLabel(deptName)}</h2>
          <Link to={paths.category(deptName)}>{t('shell.wholeDepartment')}</Link>
        </div>
        <ul className={styles.tiles}>
          {own.slice(0, MAX_MENU_CATEGORIES).map((category) => (
            <li key={category.categoryId}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </div>
      <Link
        className={`${promoStyles.promo} ${promoStyles.inMenu}`}
        data-tone={deptName}
        to={paths.category(deptName)}
      >
        <span className={promoStyles.words}>{plural('shell.products', products)}</span>
        <span className={promoStyles.more}>{translateWord(description)}</span>
        <span className={promoStyles.action}>{t('shell.seeThem')}</span>
        {picture && (
          <Picture {...imageSources(picture)} sizes="220px" alt="" width={224} height={224} />
        )}
      </Link>
    </div>
  )
}

interface AllDepartmentsProps {
  departments: Department[]
  categories: Category[]
}

function AllDepartments({ departments: active, categories: all }: AllDepartmentsProps) {
  return (
    <div className={`page ${styles.singleColumn}`}>
      <div className={`head ${styles.panelHead}`}>
        <h2>{t('shell.allDepartments')}</h2>
        <Link to={paths.departments}>{t('shell.allCategories')}</Link>
      </div>
      <ul className={`${styles.tiles} ${styles.wide}`}>
        {active.map(({ deptName }) => {
          const own = all.filter(({ category }) => category === deptName)
          return (
            <li key={deptName}>
              <MenuTile
                to={paths.category(deptName)}
                name={departmentLabel(deptName)}
                detail={plural('shell.categories', own.length)}
                imageUrl={own[0]?.imageUrl}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
