import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import type { ShopHistory } from './router/shop-history.ts'
import { ShopRouter } from './router/shop-router.tsx'

interface ShopAppProps {
  client: QueryClient
  history: ShopHistory
}

/** The whole storefront; server and browser draw this same tree, so that one continues the other's work. */
export const ShopApp = ({ client, history }: ShopAppProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <ShopRouter history={history} />
    </QueryClientProvider>
  </StrictMode>
)
