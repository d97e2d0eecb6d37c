import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { shopConfig } from '../../api/shop.ts'
import { SandboxWallet } from './sandbox-wallet.tsx'
import { useWallet, type WalletPurchase } from './use-wallet.ts'

// A shop without Stripe never needs it.
const StripeWallets = lazy(async () => ({
  default: (await import('./stripe-wallets.tsx')).StripeWallets,
}))

export interface FrameProps {
  children: ReactNode
}

interface WalletsProps extends WalletPurchase {
  /** Around the buttons, if there are any. */
  frame: ComponentType<FrameProps>
}

/** The buttons of this browser's wallets. */
export function Wallets({ frame: Frame, ...purchase }: WalletsProps) {
  const config = useQuery(shopConfig()).data
  const wallet = useWallet(purchase)
  if (!config || !purchase.figures.grandTotal) return null
  if (config.cardProvider === 'sandbox') {
    return (
      <Frame>
        <SandboxWallet wallet={wallet} />
      </Frame>
    )
  }
  return (
    <Suspense>
      <StripeWallets wallet={wallet} config={config} frame={Frame} />
    </Suspense>
  )
}
