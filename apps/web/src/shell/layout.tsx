import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLanguage } from '../lib/language.ts'
import { paths } from '../lib/paths.ts'
import { t } from '../lib/texts.ts'
import { Announcer } from '../ui/announcer.tsx'
import { Toasts } from '../ui/toast.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OpenOrder } from './open-order.tsx'
import { SessionWatch } from './session-watch.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, SlimHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame around every screen. Nothing leads away from the checkout. */
export function Layout() {
  const language = useLanguage()
  // The document is outside React's tree; screen readers choose their voice by it.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const isSlim = useLocation().pathname === paths.checkout
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      <OpenOrder />
      {isSlim ? <SlimHeader /> : <SiteHeader />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <SessionWatch />
      <Announcer />
      <Toasts label={t('common.messages')} closeLabel={t('common.close')} />
    </>
  )
}
