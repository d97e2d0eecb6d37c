// First: component styles must follow it.
import './styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import { hydratePage } from './api/calls/page-state.ts'
import { queryClient } from './api/calls/query-client.ts'
import { adoptConfigOf } from './api/shop.ts'
import { whenQuiet } from './lib/when-quiet.ts'
import { currentLanguage } from './lib/words/language.ts'
import { loadTexts } from './lib/words/texts.ts'
import { createPageHistory, isBehindHash } from './router/page-history.ts'
import { loadPageOf } from './routes.tsx'
import { ShopApp } from './shop-app.tsx'
import { ShopRouter } from './shop-router.tsx'
import { watchConnection } from './state/connection.ts'
import { applyDisplay } from './state/display.ts'

// Before anything is rendered, so that nothing shifts.
applyDisplay()
watchConnection()
const { dataset } = document.documentElement
// From now on, a screen streamed by the server would be too late (apps/api/src/pages/rendering/page-document.ts).
if ('waits' in dataset) dataset.waits = 'script'
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop')
const history = isBehindHash(window.location) ? undefined : createPageHistory()
/** In the app, such as /shop/61?page=2, or #/shop/61?page=2 behind the hash. */
const addressNow = () => (history ? createPath(history.location) : window.location.hash)
const app = (
  <ShopApp client={queryClient}>
    <ShopRouter history={history} />
  </ShopApp>
)

// Also behind the hash: menus, settings and news are the same everywhere.
hydratePage(queryClient)
adoptConfigOf(queryClient)
const isTranslated = currentLanguage() !== 'en'
if (isTranslated) await loadTexts()
// If a screen's script does not load, the router reports it.
else await loadPageOf(addressNow().replace(/^#|\?.*/g, '')).catch(() => {})
// The server renders in English, and for the page's own URL: by now the shopper may be elsewhere.
if (!isTranslated && root.dataset.page === addressNow()) {
  // A transition runs in slices: the shopper's input comes first.
  startTransition(() => void hydrateRoot(root, app))
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
delete dataset.waits

whenQuiet(() => void import('./quiet-work.ts').then(({ beginQuietWork }) => beginQuietWork()))
