import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { footerPages } from '../../api/own-pages.ts'
import { shopConfig } from '../../api/shop.ts'
import { useShopName } from '../../components/shop/use-shop-name.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { useLanguage } from '../../lib/words/language.ts'
import { t, translateWord } from '../../lib/words/texts.ts'
import { timeZone } from '../../lib/words/time-zone.ts'
import logoStyles from '../../ui/logo.module.css'
import { Logo } from '../../ui/logo.tsx'
import { DisplaySettings } from '../display/display-settings.tsx'
import { FOOTER_COLUMNS } from '../menu/menu-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './site-footer.module.css'

const CARDS = ['VISA', 'Mastercard', 'AMEX', 'Discover'] as const

/** Newsletter, links, greeting, cards, copyright and version (Specification §2, Footer). */
export function SiteFooter() {
  const { data: config } = useQuery(shopConfig())
  const { data: pages = [] } = useQuery(footerPages())
  const isSpanish = useLanguage() === 'es'
  const shop = useShopName()
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.newsletter}>
          <div>
            <h2>{t('shell.newsletter')}</h2>
            <p className="small">{t('shell.newsletterMore')}</p>
          </div>
          <NewsletterForm />
        </div>
        <div className={styles.columns}>
          <div className="stack-small">
            <Link className={logoStyles.logo} to={paths.home}>
              <Logo />
            </Link>
            {config && (
              <p className={`small ${styles.greeting}`}>
                {t('shell.greetingLine')} <b>{config.phone}</b>, {translateWord(config.hoursLine)}.
              </p>
            )}
          </div>
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-label={t(heading)}>
              <h3>{t(heading)}</h3>
              <ul>
                {links.map(({ key, to }) => (
                  <li key={to}>
                    <Link to={to}>{t(key)}</Link>
                  </li>
                ))}
                {heading === 'shell.mendwell' &&
                  pages.map(({ slug, title, titleEs }) => (
                    <li key={slug}>
                      <Link to={paths.ownPage(slug)}>{isSpanish ? titleEs : title}</Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.display}>
          <DisplaySettings />
        </div>
        <div className={styles.legal}>
          <span>
            © {new Date().toLocaleDateString('en', { timeZone, year: 'numeric' })} {shop}
            {config && ` · ${t('shell.version')} ${config.versionLabel} ${config.environment}`}
          </span>
          <ul className={styles.cards} aria-label={t('shell.weAccept')}>
            {CARDS.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
