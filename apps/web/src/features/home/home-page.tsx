import { PageTitle } from '../../components/page-title.tsx'
import { t } from '../../lib/texts.ts'
import { Deals } from './deals.tsx'
import { DepartmentCarousel } from './department-carousel.tsx'
import { DepartmentGrid } from './department-section.tsx'
import { DepartmentSidebar } from './department-sidebar.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Needs } from './needs.tsx'
import { NewsAndUpdate } from './news-and-update.tsx'
import { PopularProducts } from './popular-products.tsx'
import { Promos } from './promos.tsx'
import { MEDICAL_SLIDES } from './slides.ts'
import { WhatWeOffer } from './what-we-offer.tsx'

/** The main home: /, /home and /home5 (Decisions §1). */
export function Component() {
  return (
    <>
      <PageTitle title={t('home.title')} hidden />
      <div className="page">
        <div className={styles.grid}>
          <DepartmentSidebar />
          <Hero slides={MEDICAL_SLIDES} />
        </div>
        <Facts />
      </div>
      <Needs />
      <DepartmentGrid />
      <Promos />
      <PopularProducts />
      <WhatWeOffer />
      <Deals />
      <DepartmentCarousel />
      <NewsAndUpdate />
    </>
  )
}
