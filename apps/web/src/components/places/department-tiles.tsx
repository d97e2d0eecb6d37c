import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { categories, departments } from '../../api/catalog/catalog.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { t } from '../../lib/words/texts.ts'
import skeletonStyles from '../../ui/skeleton.module.css'
import { SectionState } from '../lists/section-state.tsx'
import { type DepartmentPlace, departmentPlaces } from './department-places.ts'
import tileStyles from './picture-tiles.module.css'
import { PictureTiles } from './picture-tiles.tsx'

interface WithDepartmentsProps {
  skeleton: ReactNode
  children: (places: DepartmentPlace[]) => ReactNode
}

/** Department tiles also need the categories: for the pictures. */
export function WithDepartments({ skeleton, children }: WithDepartmentsProps) {
  const found = useQuery(departments())
  const pictures = useQuery(categories())
  return (
    <SectionState
      query={found}
      skeleton={skeleton}
      isEmpty={(list) => list.length === 0}
      empty={<p className="muted">{t('common.noDepartments')}</p>}
    >
      {(list) => children(departmentPlaces(list, pictures.data ?? []))}
    </SectionState>
  )
}

/** Picture and name of each department, linking to it. */
export function DepartmentTiles({ places }: { places: readonly DepartmentPlace[] }) {
  return (
    <PictureTiles
      tiles={places.map(({ deptName, imageUrl }) => ({
        key: deptName,
        to: paths.category(deptName),
        name: departmentLabel(deptName),
        imageUrl,
      }))}
    />
  )
}

/** Placeholders of the same size while the departments load. */
export function DepartmentTilesSkeleton({ tiles }: { tiles: number }) {
  return (
    <div className={tileStyles.tiles}>
      {Array.from({ length: tiles }, (_, index) => `tile ${index}`).map((key) => (
        <div key={key} className={tileStyles.tile}>
          <span className={skeletonStyles.square} />
        </div>
      ))}
    </div>
  )
}
