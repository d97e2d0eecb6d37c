import { t } from '../../../lib/words/texts.ts'
import type { TextKey } from '../../../texts/en.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './what-we-offer.module.css'

const OFFERS: readonly { icon: string; head: TextKey; text: TextKey }[] = [
  { icon: 'stethoscope', head: 'home.offer.clinics', text: 'home.offer.clinicsText' },
  { icon: 'heartbeat', head: 'home.offer.atHome', text: 'home.offer.atHomeText' },
  { icon: 'baby-carriage', head: 'home.offer.families', text: 'home.offer.familiesText' },
  { icon: 'users', head: 'home.offer.help', text: 'home.offer.helpText' },
]

/** A row on wide screens; on phones it scrolls sideways with the next card visible. */
export function WhatWeOffer() {
  return (
    <section className="band" aria-labelledby="home-what">
      <div className="page">
        <div className="head">
          <h2 id="home-what">{t('home.whatWeOffer')}</h2>
        </div>
        {/* A scrollable row must be reachable by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <ul className={`${styles.services} scroll`} tabIndex={0} aria-labelledby="home-what">
          {OFFERS.map(({ icon, head, text }) => (
            <li key={icon}>
              <span className={styles.icon}>
                <Icon name={icon} large />
              </span>
              <h3>{t(head)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
