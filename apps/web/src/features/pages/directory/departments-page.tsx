import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categories } from '../../../api/catalog/catalog.ts'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import {
  DepartmentTilesSkeleton,
  WithDepartments,
} from '../../../components/places/department-tiles.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import { translateWord } from '../../../lib/words/texts.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './departments-page.module.css'

/** Every department with its categories: the map of the shop. */
export function Component() {
  const { data = [] } = useQuery(categories())
  return (
    <div className="page">
      <Crumbs trail={[{ label: pageText('page.departments') }]} />
      <PageTitle title={pageText('page.departments')} />
      <p className="lead">{pageText('page.departmentsLead')}</p>
      <WithDepartments skeleton={<DepartmentTilesSkeleton tiles={16} />}>
        {(places) => (
          <ul className={styles.departments}>
            {places.map(({ deptName, description, imageUrl }) => (
              <li key={deptName}>
                {imageUrl && (
                  <Picture {...imageSources(imageUrl)} sizes="96px" alt="" width={96} height={96} />
                )}
                <div>
                  <h2>
                    <Link to={paths.category(deptName)}>{departmentLabel(deptName)}</Link>
                  </h2>
                  <p className="small muted">{description}</p>
                  <ul>
                    {data
                      .filter(({ category }) => category === deptName)
                      .map(({ categoryId, subCategory }) => (
                        <li key={categoryId}>
                          <Link to={paths.shop(categoryId, subCategory)}>
                            {translateWord(subCategory)}
                          </Link>
                        </li>
                      ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        )}
      </WithDepartments>
    </div>
  )
}
