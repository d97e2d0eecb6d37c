import { MAX_HOME_DEPARTMENTS } from '@mendwell/domain/orders/limits'
import { Link } from 'react-router'
import type { DepartmentPlace } from '../../../components/places/department-places.ts'
import { WithDepartments } from '../../../components/places/department-tiles.tsx'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { plural, t, translateWord } from '../../../lib/words/texts.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { carouselLabels } from './carousel-labels.ts'
import styles from './department-carousel.module.css'

/** The active departments with their categories; home5 shows up to 18, the slider variant 10 (Specification §9). */
export function DepartmentCarousel({ limit = MAX_HOME_DEPARTMENTS }: { limit?: number }) {
  return (
    <div className="page section">
      <WithDepartments skeleton={<div className={skeletonStyles.strip} />}>
        {(places) => (
          <Carousel title={t('home.lookAround')} labels={carouselLabels()}>
            {places.slice(0, limit).map((place) => (
              <li key={place.deptName}>
                <DepartmentCard place={place} />
              </li>
            ))}
          </Carousel>
        )}
      </WithDepartments>
    </div>
  )
}

function DepartmentCard({ place }: { place: DepartmentPlace }) {
  const { deptName, description, imageUrl, productCount } = place
  return (
    <Link className={styles.card} to={paths.category(deptName)}>
      {imageUrl && (
        <Picture
          {...imageSources(imageUrl)}
          sizes="(max-width: 720px) 40vw, 140px"
          alt=""
          width={400}
          height={400}
        />
      )}
      <div>
        <h3>{departmentLabel(deptName)}</h3>
        <p>{translateWord(description)}</p>
        <span className="tiny muted">{plural('shell.products', productCount)}</span>
      </div>
    </Link>
  )
}
