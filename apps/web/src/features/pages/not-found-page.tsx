import { Link } from 'react-router'
import {
  DepartmentTiles,
  DepartmentTilesSkeleton,
  WithDepartments,
} from '../../components/places/department-tiles.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import readingStyles from '../../components/reading/reading.module.css'
import { SearchBox } from '../../components/search/search-box.tsx'
import { sceneSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { pageText } from '../../lib/words/page-texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './not-found-page.module.css'

const TILES = 8
/** The most popular targets, before the others. */
const FIRST = ['Diabetes', 'Breathing', 'Braces', 'Diagnostics', 'MOBILITY', 'INDOOR']

const rank = (deptName: string) => {
  const place = FIRST.indexOf(deptName)
  return place < 0 ? FIRST.length : place
}

/** An unknown URL: offers alternatives, and says that the cart is safe. */
export function Component() {
  return (
    <div className="page">
      <div className={`two-columns ${styles.columns}`}>
        <div className="stack">
          <p className={`strong ${readingStyles.topic}`}>404</p>
          <PageTitle title={pageText('page.notFound')} />
          <p className="lead">{pageText('page.notFoundText')}</p>
          <SearchBox placeholder={pageText('page.lookingFor')} />
          <p className="row">
            <Link className="strong" to={paths.home}>
              {pageText('page.goHome')}
            </Link>
            <Link className="strong" to={paths.contact}>
              {pageText('page.contactUs')}
            </Link>
          </p>
        </div>
        <Picture
          {...sceneSources('lost')}
          sizes="(max-width: 720px) 100vw, 600px"
          alt=""
          width={700}
          height={460}
          eager
        />
      </div>
      <section className="section" aria-labelledby="popular-departments">
        <div className="head">
          <h2 id="popular-departments">{pageText('page.popularDepartments')}</h2>
        </div>
        <WithDepartments skeleton={<DepartmentTilesSkeleton tiles={TILES} />}>
          {(places) => (
            <DepartmentTiles
              places={places
                .toSorted((one, other) => rank(one.deptName) - rank(other.deptName))
                .slice(0, TILES)}
            />
          )}
        </WithDepartments>
      </section>
    </div>
  )
}
