import { MAX_SLIDER_DEPARTMENTS } from '@mendwell/domain/orders/limits'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import { Deals } from './deals/deals.tsx'
import { DepartmentCarousel } from './departments/department-carousel.tsx'
import heroStyles from './hero/hero.module.css'
import { Hero } from './hero/hero.tsx'
import { MEDICAL_SLIDES } from './hero/slides.ts'
import { PopularProducts } from './offers/popular-products.tsx'
import { Promos } from './offers/promos.tsx'
import { WhatWeOffer } from './offers/what-we-offer.tsx'
import { Facts } from './sections/facts.tsx'

/** The slider variant: up to 10 departments under the big picture (Specification §9). */
export function Component() {
  return (
    <>
      <PageTitle title={t('home.title')} hidden />
      <div className={`page ${heroStyles.top}`}>
        <Hero slides={MEDICAL_SLIDES} />
        <Facts />
      </div>
      <DepartmentCarousel limit={MAX_SLIDER_DEPARTMENTS} />
      <PopularProducts />
      <Promos />
      <WhatWeOffer />
      <Deals />
    </>
  )
}
