import type { findCategoriesByName } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Answer } from '../../api/calls/call.ts'
import { categoriesOf, departments } from '../../api/catalog/catalog.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { GridSkeleton } from '../../components/product/grid-skeleton.tsx'
import cardStyles from '../../components/product/product-card.module.css'
import gridStyles from '../../components/product/product-grid.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { plural, say, t, translateWord } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import pageStyles from './category-page.module.css'
import styles from './results/catalog.module.css'
import { WaysOn } from './results/ways-on.tsx'

type CategoryWire = Answer<typeof findCategoriesByName>[number]

/** Pictures above the fold on a wide screen. */
const FIRST_ROW = 4

/** Specification §2, Category: one card for each category of the department. */
export function Component() {
  const { department = '' } = useParams()
  const list = useQuery(categoriesOf(department))
  const known = useQuery(departments()).data?.find(
    ({ deptName }) => deptName.toLowerCase() === department.toLowerCase(),
  )
  const name = departmentLabel(known?.deptName ?? department)
  return (
    <div className="page">
      <Crumbs trail={[{ label: name }]} />
      <PageTitle title={name} />
      {known?.description && (
        <p className={`muted ${styles.about}`}>{translateWord(known.description)}</p>
      )}
      <SectionState
        query={list}
        skeleton={<GridSkeleton cards={4} />}
        isEmpty={(categories) => categories.length === 0}
        empty={<NoCategories department={name} isKnown={known !== undefined} />}
      >
        {(categories) => (
          <ul className={`${gridStyles.grid} ${pageStyles.tiles}`}>
            {categories.map((category, index) => (
              <li key={category.categoryId}>
                <CategoryCard category={category} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
        )}
      </SectionState>
    </div>
  )
}

function CategoryCard({ category, eager }: { category: CategoryWire; eager: boolean }) {
  return (
    <Link
      className={`${cardStyles.card} ${pageStyles.tile}`}
      to={paths.shop(category.categoryId, category.subCategory)}
    >
      <span className={cardStyles.picture}>
        <Picture
          {...imageSources(category.imageUrl)}
          sizes="(max-width: 1020px) 50vw, 300px"
          alt=""
          width={400}
          height={400}
          eager={eager}
        />
      </span>
      <span className={cardStyles.content}>
        <b>{translateWord(category.subCategory)}</b>
        <small>{plural('shop.products', category.productCount)}</small>
      </span>
    </Link>
  )
}

/** Specification §8: OUT OF STOCK; a department that does not exist gets another message. */
function NoCategories({ department, isKnown }: { department: string; isKnown: boolean }) {
  return (
    <div className={`panel flat stack ${styles.outOfStock}`}>
      <h2>{isKnown ? say('outOfStock') : t('shop.noDepartment', { name: department })}</h2>
      <p>{t(isKnown ? 'shop.emptyDepartment' : 'shop.noDepartmentHint')}</p>
      <WaysOn />
    </div>
  )
}
