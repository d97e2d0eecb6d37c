import { MAX_HOME_DEPARTMENTS } from '@mendwell/domain/orders/limits'
import {
  DepartmentTiles,
  DepartmentTilesSkeleton,
  WithDepartments,
} from '../../../components/places/department-tiles.tsx'
import { t } from '../../../lib/words/texts.ts'

/** As many as fit in two rows of a wide screen. */
const TILES = 16

interface DepartmentGridProps {
  /** A department that this home does not show (Specification §2: QURBANI). */
  without?: string
}

/** A tile for each active department. */
export function DepartmentGrid({ without }: DepartmentGridProps) {
  return (
    <section className="page section" aria-labelledby="home-departments">
      <div className="head">
        <h2 id="home-departments">{t('home.departments')}</h2>
      </div>
      <WithDepartments skeleton={<DepartmentTilesSkeleton tiles={TILES} />}>
        {(places) => (
          <DepartmentTiles
            places={places
              .filter(({ deptName }) => deptName !== without)
              .slice(0, MAX_HOME_DEPARTMENTS)}
          />
        )}
      </WithDepartments>
    </section>
  )
}
