import { MAX_MOBILITY_ENTRIES } from '@mendwell/domain/limits'
import { PageTitle } from '../../components/page-title.tsx'
import { t } from '../../lib/texts.ts'
import { CategoryGroup } from './category-group.tsx'
import { Facts } from './facts.tsx'
import heroStyles from './hero.module.css'
import { Hero } from './hero.tsx'
import { NewsAndUpdate } from './news-and-update.tsx'
import { PopularProducts } from './popular-products.tsx'
import { MEDICAL_SLIDES } from './slides.ts'
import { WhatWeOffer } from './what-we-offer.tsx'

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
