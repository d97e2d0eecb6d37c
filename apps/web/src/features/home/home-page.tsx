import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import { Deals } from './deals/deals.tsx'
import { DepartmentCarousel } from './departments/department-carousel.tsx'
import { DepartmentGrid } from './departments/department-section.tsx'
import { DepartmentSidebar } from './departments/department-sidebar.tsx'
import { Hero } from './hero/hero.tsx'
import { MEDICAL_SLIDES } from './hero/slides.ts'
import styles from './home-page.module.css'
import { Needs } from './needs.tsx'
import { PopularProducts } from './offers/popular-products.tsx'
import { Promos } from './offers/promos.tsx'
import { WhatWeOffer } from './offers/what-we-offer.tsx'
import { Facts } from './sections/facts.tsx'
import { NewsAndUpdate } from './sections/news-and-update.tsx'
import { ScheduledBanner } from './sections/scheduled-banner.tsx'

/** The main home: /, /home and /home5 (Decisions §1). */
export function Component() {
  return (
    <>
      <PageTitle title={t('home.title')} hidden />
      <div className="page">
        <ScheduledBanner />
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
