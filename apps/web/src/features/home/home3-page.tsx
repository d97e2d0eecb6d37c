import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import { DepartmentGrid } from './departments/department-section.tsx'
import { ButcherTiles } from './food/butcher-tiles.tsx'
import { HungrySection } from './food/hungry-section.tsx'
import { PopularMeat } from './food/popular-meat.tsx'
import { QurbaniBanner } from './food/qurbani-banner.tsx'
import heroStyles from './hero/hero.module.css'
import { Hero } from './hero/hero.tsx'
import { GROCERY_SLIDES } from './hero/slides.ts'
import { SecureNote } from './offers/secure-note.tsx'

/** The grocery home: two pictures, the butcher's tiles, departments but QURBANI, popular meat (Decisions §1). */
export function Component() {
  return (
    <>
      <PageTitle title={t('kitchen.title')} hidden />
      <div className={`page ${heroStyles.top}`}>
        <Hero slides={GROCERY_SLIDES} />
      </div>
      <ButcherTiles />
      <PopularMeat />
      <QurbaniBanner />
      <HungrySection />
      <DepartmentGrid without="QURBANI" />
      <SecureNote />
    </>
  )
}
