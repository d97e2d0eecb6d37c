import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'

interface ShopAppProps {
  client: QueryClient
  /** The router with the screens. */
  children: ReactNode
}

/** The whole storefront; server and browser render this same tree, so that it can be hydrated. */
export const ShopApp = ({ client, children }: ShopAppProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </StrictMode>
)
