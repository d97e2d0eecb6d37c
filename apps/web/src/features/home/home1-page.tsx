import { MAX_SLIDER_DEPARTMENTS } from '@mendwell/domain/limits'
import { PageTitle } from '../../components/page-title.tsx'
import { t } from '../../lib/texts.ts'
import { Deals } from './deals.tsx'
import { DepartmentCarousel } from './department-carousel.tsx'
import { Facts } from './facts.tsx'
import heroStyles from './hero.module.css'
import { Hero } from './hero.tsx'
import { PopularProducts } from './popular-products.tsx'
import { Promos } from './promos.tsx'
import { MEDICAL_SLIDES } from './slides.ts'
import { WhatWeOffer } from './what-we-offer.tsx'

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
