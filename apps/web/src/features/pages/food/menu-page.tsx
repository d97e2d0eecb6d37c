import { Link } from 'react-router'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { FoodPrices } from '../../../components/reading/food-prices.tsx'
import menuStyles from '../../../components/reading/menu-card.module.css'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { sceneSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** The menu: one picture, and its dishes as text for everyone who cannot see it (Specification §2). */
export function Component() {
  return (
    <div className="page">
      <Crumbs trail={[{ label: pageText('page.menu') }]} />
      <PageTitle title={pageText('page.menu')} />
      <p className="lead">{pageText('page.menuLead')}</p>
      <div className={menuStyles.card}>
        <Picture
          {...sceneSources('kitchen')}
          sizes="(max-width: 720px) 100vw, 600px"
          alt={pageText('page.menuPicture')}
          width={900}
          height={600}
          eager
        />
        <div>
          <FoodPrices />
          <Link className={buttonClass('primary')} to={paths.foodDelivery}>
            {pageText('page.menuOrder')}
          </Link>
        </div>
      </div>
    </div>
  )
}
