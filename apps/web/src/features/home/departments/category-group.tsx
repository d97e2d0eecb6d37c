import type { Category } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categoriesOf } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { CategoryTiles } from '../../../components/places/category-tiles.tsx'
import { DepartmentTilesSkeleton } from '../../../components/places/department-tiles.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { say, t } from '../../../lib/words/texts.ts'

interface CategoryGroupProps {
  department: string
  /** The most tiles shown. */
  limit?: number
  order?: (one: Category, other: Category) => number
}

/** The categories of one department as tiles. */
export function CategoryGroup({ department, limit, order }: CategoryGroupProps) {
  const found = useQuery(categoriesOf(department))
  const id = `group-${department.replaceAll(' ', '-')}`
  return (
    <section className="page section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{departmentLabel(department)}</h2>
        <Link to={paths.category(department)}>{t('shell.wholeDepartment')}</Link>
      </div>
      <SectionState
        query={found}
        skeleton={<DepartmentTilesSkeleton tiles={limit ?? 6} />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="muted">{say('outOfStock')}</p>}
      >
        {(list) => (
          <CategoryTiles categories={(order ? list.toSorted(order) : list).slice(0, limit)} />
        )}
      </SectionState>
    </section>
  )
}
