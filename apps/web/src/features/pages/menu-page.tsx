import { Link } from 'react-router'
import { Crumbs } from '../../components/crumbs.tsx'
import { FoodPrices } from '../../components/food-prices.tsx'
import menuStyles from '../../components/menu-card.module.css'
import { PageTitle } from '../../components/page-title.tsx'
import { sceneSources } from '../../lib/images.ts'
import { pageText } from '../../lib/page-texts.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

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
