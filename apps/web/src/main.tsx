import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import { queryClient } from './api/query-client.ts'
import { sow } from './api/seeds.ts'
import { adoptConfigOf } from './api/shop.ts'
import { currentLanguage } from './lib/language.ts'
import { loadTexts } from './lib/texts.ts'
import { whenQuiet } from './lib/when-quiet.ts'
import { makeShopBar } from './router/shop-bar.ts'
import { makeHistory } from './router/shop-history.ts'
import { loadPageOf } from './routes.tsx'
import { ShopApp } from './shop-app.tsx'
import { watchConnection } from './state/connection.ts'
import { applyDisplay } from './state/display.ts'
import './styles/index.css'

// Before anything is drawn, so that nothing jumps.
applyDisplay()
watchConnection()
const { dataset } = document.documentElement
// A screen that comes from the server from now on would come too late (apps/api/src/pages/boot-script.ts).
if ('waits' in dataset) dataset.waits = 'script'
const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the shop')
const history = makeHistory(makeShopBar())
const app = <ShopApp client={queryClient} history={history} />

/** What was drawn may have been hidden until now. */
const show = () => delete dataset.waits

/** A page is drawn for its own address; behind its hash may be another one. */
const isDrawn = place.dataset.drawn === createPath(history.first.location)
// Also behind the hash: menus, settings and news are the same everywhere.
sow(queryClient)
adoptConfigOf(queryClient)
// The server draws in English; another language is drawn anew.
if (isDrawn && currentLanguage() === 'en') {
  await loadPageOf(history.first.location.pathname)
  show()
  // A transition is done in slices: what the shopper does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(place, app)
  })
} else {
  await loadTexts()
  place.replaceChildren()
  show()
  createRoot(place).render(app)
}

whenQuiet(() => void import('./router/whole-page.ts').then((whole) => whole.layOutWhenScrolled()))

// The dev server has no worker, and where bytes are dear none is fetched ahead.
const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator && !wantsFewBytes()
if (canKeep) whenQuiet(() => void import('./worker-link.ts').then(({ linkWorker }) => linkWorker()))

function wantsFewBytes(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}
