import { PageTitle } from '../../components/page-title.tsx'
import { t } from '../../lib/texts.ts'
import { ButcherTiles } from './butcher-tiles.tsx'
import { DepartmentGrid } from './department-section.tsx'
import heroStyles from './hero.module.css'
import { Hero } from './hero.tsx'
import { HungrySection } from './hungry-section.tsx'
import { PopularMeat } from './popular-meat.tsx'
import { QurbaniBanner } from './qurbani-banner.tsx'
import { SecureNote } from './secure-note.tsx'
import { GROCERY_SLIDES } from './slides.ts'

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
