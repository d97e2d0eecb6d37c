import { MAX_MOBILITY_ENTRIES } from '@mendwell/domain/orders/limits'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import { CategoryGroup } from './departments/category-group.tsx'
import heroStyles from './hero/hero.module.css'
import { Hero } from './hero/hero.tsx'
import { MEDICAL_SLIDES } from './hero/slides.ts'
import { PopularProducts } from './offers/popular-products.tsx'
import { WhatWeOffer } from './offers/what-we-offer.tsx'
import { Facts } from './sections/facts.tsx'
import { NewsAndUpdate } from './sections/news-and-update.tsx'

/** Mobility with at most 3 entries, infant care sorted by subCategory (Decisions §1). */
export function Component() {
  return (
    <>
      <PageTitle title={t('home.title')} hidden />
      <div className={`page ${heroStyles.top}`}>
        <Hero slides={MEDICAL_SLIDES} />
        <Facts />
      </div>
      <CategoryGroup department="MOBILITY" limit={MAX_MOBILITY_ENTRIES} />
      <CategoryGroup
        department="InfantCare"
        order={(one, other) => one.subCategory.localeCompare(other.subCategory)}
      />
      <PopularProducts />
      <WhatWeOffer />
      <NewsAndUpdate />
    </>
  )
}
