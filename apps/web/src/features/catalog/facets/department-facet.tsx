import { DEFAULT_DEPARTMENT } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { categories, departments } from '../../../api/catalog/catalog.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { t } from '../../../lib/words/texts.ts'
import facetStyles from './facet.module.css'

const SHOWN = 5

/** Active departments, starting around the current, or default, one. */
export function DepartmentFacet({ categoryId }: { categoryId: number }) {
  const [showsAll, setShowsAll] = useState(false)
  const active = (useQuery(departments()).data ?? []).filter(({ activeFlag }) => activeFlag)
  const here = useQuery(categories()).data?.find((one) => one.categoryId === categoryId)?.category
  if (active.length === 0) return null
  const shown = showsAll
    ? active
    : around(active, (one) => one.deptName === (here ?? DEFAULT_DEPARTMENT))
  return (
    <fieldset className={facetStyles.facet}>
      <legend>{t('shop.department')}</legend>
      <ul className="stack-small small">
        {shown.map(({ deptName }) => (
          <li key={deptName}>
            <Link
              to={paths.category(deptName)}
              aria-current={deptName === here ? 'true' : undefined}
            >
              {departmentLabel(deptName)}
            </Link>
          </li>
        ))}
      </ul>
      {active.length > SHOWN && (
        <button
          type="button"
          className={facetStyles.showAll}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'shop.fewerDepartments' : 'shop.allDepartments')}
        </button>
      )}
    </fieldset>
  )
}

/** Five entries with the current one as close to the middle as possible. */
function around<Entry>(entries: readonly Entry[], isHere: (entry: Entry) => boolean) {
  const index = Math.max(0, entries.findIndex(isHere))
  const first = Math.max(0, Math.min(index - Math.floor(SHOWN / 2), entries.length - SHOWN))
  return entries.slice(first, first + SHOWN)
}
