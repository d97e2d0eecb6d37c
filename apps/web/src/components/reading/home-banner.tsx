import type { HomeBanner } from '@mendwell/contract/content/content'
import type { Language } from '@mendwell/domain/words/languages'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { withinShop } from '../../lib/addresses/clean-address.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'

// Shop styles are part of every page, but this is on one of them for a few days a year.
const BAND: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s3) var(--s5)',
  padding: 'var(--s4) var(--s5)',
  background: 'linear-gradient(140deg, var(--wall), var(--floor))',
  borderRadius: 'var(--r-xl)',
  overflowWrap: 'anywhere',
}
const WORDS: CSSProperties = { flex: '1 1 20rem', minWidth: 0 }
const HEADING: CSSProperties = { margin: 0, fontSize: 'var(--h3)', color: 'var(--tone-ink)' }

interface HomeBannerProps {
  banner: Omit<HomeBanner, 'bannerId'>
  language?: Language
}

/** A temporary banner by staff on the home page: a heading, a sentence and an optional link. */
export function HomeBannerBand({ banner, language = currentLanguage() }: HomeBannerProps) {
  const isSpanish = language === 'es'
  return (
    <section className="panel" style={BAND} data-tone="Diagnostics" aria-labelledby="home-banner">
      <div style={WORDS}>
        <h2 id="home-banner" style={HEADING}>
          {isSpanish ? banner.headingEs : banner.heading}
        </h2>
        <p>{isSpanish ? banner.sentenceEs : banner.sentence}</p>
      </div>
      {banner.link && (
        <Link className={buttonClass('outline')} to={withinShop(banner.link)}>
          {isSpanish ? banner.linkLabelEs : banner.linkLabel}
        </Link>
      )}
    </section>
  )
}
