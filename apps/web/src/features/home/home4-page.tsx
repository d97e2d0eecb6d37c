import { FoodPrices } from '../../components/reading/food-prices.tsx'
import menuStyles from '../../components/reading/menu-card.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { sceneSources } from '../../lib/addresses/images.ts'
import { t } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import { HungrySection } from './food/hungry-section.tsx'
import { SecureNote } from './offers/secure-note.tsx'

/** 'Are you hungry?' with the food price list (Decisions §1). */
export function Component() {
  return (
    <>
      <PageTitle title={t('kitchen.hungry')} hidden />
      <HungrySection />
      <section className="page section" aria-labelledby="home-prices">
        <div className="head">
          <h2 id="home-prices">{t('kitchen.prices')}</h2>
        </div>
        <div className={menuStyles.card}>
          <Picture
            {...sceneSources('kitchen')}
            sizes="(max-width: 720px) 100vw, 600px"
            alt=""
            width={900}
            height={600}
          />
          <FoodPrices />
        </div>
      </section>
      <SecureNote />
    </>
  )
}
