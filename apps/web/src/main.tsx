import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { loadTexts } from './lib/texts.ts'
import { hashBar, makeHistory } from './router/shop-history.ts'
import { ShopRouter } from './router/shop-router.tsx'
import { applyDisplay } from './state/display.ts'
import './styles/index.css'

// Before anything is drawn, so that nothing jumps.
applyDisplay()
const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the shop')
const root = createRoot(place)
const history = makeHistory(hashBar)

await loadTexts()
root.render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShopRouter history={history} />
    </QueryClientProvider>
  </StrictMode>,
)
