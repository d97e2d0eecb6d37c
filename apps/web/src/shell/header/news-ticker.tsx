import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { news } from '../../api/shop.ts'
import { useShopName } from '../../components/shop/use-shop-name.ts'
import { CALM, useMedia } from '../../lib/use-media.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { say, t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { ShopPhone } from '../menu/shop-phone.tsx'
import styles from './news-ticker.module.css'

const DEFAULT_NEWS_ID = 1

/** Moving news with a pause button; when paused it scrolls by hand (ux §3.45, 46). */
export function NewsTicker() {
  const { data: items = [] } = useQuery(news())
  const shop = useShopName()
  const calm = useMedia(CALM, true)
  const [choice, setChoice] = useState<'moving' | 'resting'>()
  const moving = (choice ?? (calm ? 'resting' : 'moving')) === 'moving'
  // Specification §9: item 1 is always there, regardless of the shop's news, so it is fixed here.
  const others = items.filter(({ newsId }) => newsId !== DEFAULT_NEWS_ID)
  const welcome = `${say('welcome', { shop })}.`

  const row = (
    <>
      <span>
        <b>{welcome}</b> {t('shell.welcomeMore')}
      </span>
      {others.map(({ newsId, news: text, newsEs }) => {
        const own = currentLanguage() === 'es' && newsEs
        return (
          <span key={newsId} lang={own ? undefined : goodsLanguage()}>
            {own || text}
          </span>
        )
      })}
    </>
  )
  return (
    <section className={styles.ticker} aria-label={t('shell.news')}>
      <div className="page">
        <button
          type="button"
          aria-label={moving ? t('shell.pauseNews') : t('shell.playNews')}
          onClick={() => setChoice(moving ? 'resting' : 'moving')}
        >
          <Icon name={moving ? 'player-pause' : 'player-play'} />
        </button>
        {/* A scrollable row must be reachable by keyboard. */}
        <div
          className={moving ? `${styles.window} ${styles.moving}` : styles.window}
          tabIndex={moving ? undefined : 0}
        >
          <div className={styles.lane}>{row}</div>
          {moving && (
            <div className={styles.lane} aria-hidden="true">
              {row}
            </div>
          )}
        </div>
        {/* On wide screens it is above (ux §3.54). */}
        <ShopPhone className="mobile-only nowrap" />
      </div>
    </section>
  )
}
