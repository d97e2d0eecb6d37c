import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { shopConfig } from '../../api/shop.ts'
import { SearchBox } from '../../components/search/search-box.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { formatMoney, t, translateWord } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import logoStyles from '../../ui/logo.module.css'
import { Logo } from '../../ui/logo.tsx'
import { DisplayMenu } from '../display/display-menu.tsx'
import { AccountMenu } from '../menu/account-menu.tsx'
import { MenuDrawer } from '../menu/menu-drawer.tsx'
import { UTILITY_LINKS } from '../menu/menu-links.ts'
import { ShopPhone } from '../menu/shop-phone.tsx'
import { CartMenu } from './cart-menu.tsx'
import { DepartmentNav } from './department-nav.tsx'
import { NewsTicker } from './news-ticker.tsx'
import styles from './site-header.module.css'

/** The header of every page but the checkout (Specification §2, Header). */
export function SiteHeader() {
  const term = useSearchedTerm()
  return (
    <>
      <header className={styles.top}>
        <UtilityLine />
        <div className={styles.barRow}>
          <div className={`page ${styles.bar}`}>
            <div className={styles.brand}>
              <MenuDrawer />
              <Link className={logoStyles.logo} to={paths.home}>
                <Logo />
              </Link>
            </div>
            <SearchBox key={term} term={term} placeholder={t('shell.searchPlaceholder')} />
            <div className={styles.actions}>
              <AccountMenu />
              <CartMenu />
            </div>
          </div>
        </div>
        <DepartmentNav />
      </header>
      <NewsTicker />
    </>
  )
}

const NEXT_TO_LOGO = { flexWrap: 'nowrap' } as const
/** With widely spaced letters the number needs two lines on a small phone (WCAG 1.4.12). */
const AT_END = {
  flex: 1,
  justifyContent: 'flex-end',
  gap: '0 16px',
  overflowWrap: 'anywhere',
} as const

/** Logo, a note on security and the number to call: nothing leads away from payment (look: 06 checkout). */
export function SlimHeader() {
  return (
    <header className={`${styles.top} ${styles.barRow} ${styles.slim}`}>
      <div className="page row between" style={NEXT_TO_LOGO}>
        <Link className={logoStyles.logo} to={paths.home}>
          <Logo />
        </Link>
        <div className="row tiny" style={AT_END}>
          <span className="muted">
            <Icon name="lock" /> {t('shell.secureCheckout')}
          </span>
          <ShopPhone />
        </div>
      </div>
    </header>
  )
}

function UtilityLine() {
  const { data: config } = useQuery(shopConfig())
  const freeFrom = config?.shippingTiers.find(({ cost }) => cost === 0)?.from
  return (
    <div className={`${styles.utility} desktop-only`}>
      <div className="page">
        <ul>
          {config && (
            <li>
              <Icon name="phone" /> <b>{config.phone}</b> {translateWord(config.hoursLine)}
            </li>
          )}
          {freeFrom !== undefined && (
            <li>{t('shell.freeFrom', { amount: formatMoney(freeFrom).replace(/\.00$/, '') })}</li>
          )}
        </ul>
        <nav aria-label={t('shell.pages')}>
          <ul>
            {UTILITY_LINKS.map(({ key, to }) => (
              <li key={to}>
                <Link to={to}>{t(key)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <DisplayMenu />
      </div>
    </div>
  )
}

/** The search term of the results on the screen. */
function useSearchedTerm(): string {
  const { pathname, search } = useLocation()
  return pathname === '/shop/-1' ? (new URLSearchParams(search).get('q') ?? '') : ''
}
