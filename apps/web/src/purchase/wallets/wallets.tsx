import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { shopConfig } from '../../api/shop.ts'
import { SandboxWallet } from './sandbox-wallet.tsx'
import { useWallet, type WalletPurchase } from './use-wallet.ts'
import { walletText } from './wallet-text.ts'

// A shop without Stripe never needs it.
const StripeWallets = lazy(async () => ({
  default: (await import('./stripe-wallets.tsx')).StripeWallets,
}))

export interface FrameProps {
  children: ReactNode
}

interface ExpressFrameProps extends FrameProps {
  /** The rank of its heading on the page. */
  heading: 'h2' | 'h3'
  style?: CSSProperties
  /** Below the buttons. */
  below: ReactNode
}

/** What stands around the buttons: their heading, and what the page says below them. */
export const ExpressFrame = ({ heading: Heading, style, below, children }: ExpressFrameProps) => (
  <section className="stack-small" style={style} aria-labelledby="express-title">
    <Heading id="express-title" className="small muted">
      {walletText('wallet.express')}
    </Heading>
    {children}
    {below}
  </section>
)

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
