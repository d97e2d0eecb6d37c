import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { shopConfig } from '../../api/shop.ts'
import { SandboxWallet } from './sandbox-wallet.tsx'
import { useWallet, type WalletPurchase } from './use-wallet.ts'
import { walletText } from './wallet-text.ts'

const BOX_STYLE = { maxWidth: 420, margin: '0 0 24px' }
const LINE_STYLE = { flex: 1, borderTop: '1px solid var(--line)' }

// A shop without Stripe never needs it.
const StripeWallets = lazy(async () => ({
  default: (await import('./stripe-wallets.tsx')).StripeWallets,
}))

/** The wallets of this browser, above a form that they replace. */
export function Wallets(purchase: WalletPurchase) {
  const config = useQuery(shopConfig()).data
  const wallet = useWallet(purchase)
  if (!config || !purchase.figures.grandTotal) return null
  if (config.cardProvider === 'sandbox') {
    return (
      <Box>
        <SandboxWallet wallet={wallet} />
      </Box>
    )
  }
  return (
    <Suspense>
      <StripeWallets wallet={wallet} config={config} frame={Box} />
    </Suspense>
  )
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section className="stack-small" style={BOX_STYLE} aria-labelledby="express-title">
      <h2 id="express-title" className="small muted">
        {walletText('wallet.express')}
      </h2>
      {children}
      <p className="row small muted">
        <span style={LINE_STYLE} />
        {walletText('wallet.or')}
        <span style={LINE_STYLE} />
      </p>
    </section>
  )
}
