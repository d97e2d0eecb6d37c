import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../lib/addresses/paths.ts'
import { useLanguage } from '../lib/words/language.ts'
import { t } from '../lib/words/texts.ts'
import { useCompared } from '../state/compared.ts'
import { Announcer } from '../ui/notices/announcer.tsx'
import { Toasts } from '../ui/notices/toast.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { OfflineBanner } from './frame/offline-banner.tsx'
import { OpenOrder } from './frame/open-order.tsx'
import { SessionWatch } from './frame/session-watch.tsx'
import { SkipLink } from './frame/skip-link.tsx'
import { SiteHeader, SlimHeader } from './header/site-header.tsx'

/** Few shoppers compare: the others do not load its code. */
const CompareTray = lazy(async () => ({
  default: (await import('../components/compare/compare-tray.tsx')).CompareTray,
}))

/** The frame around every screen. Nothing leads away from the checkout. */
export function Layout() {
  const language = useLanguage()
  // The document is outside React; screen readers choose their voice by it.
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
      {useCompared().length > 0 && (
        <Suspense fallback={null}>
          <CompareTray />
        </Suspense>
      )}
      <SiteFooter />
      <SessionWatch />
      <Announcer />
      <Toasts label={t('common.messages')} closeLabel={t('common.close')} />
    </>
  )
}
