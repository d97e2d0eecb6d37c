import type { WalletPurchase } from './use-wallet.ts'
import { walletText } from './wallet-text.ts'
import { type FrameProps, Wallets } from './wallets.tsx'

const FRAME_STYLE = { maxWidth: 420, margin: '0 0 24px' }
const LINE_STYLE = { flex: 1, borderTop: '1px solid var(--line)' }

/** The wallets above a form that they replace. */
export const WalletsAboveForm = (purchase: WalletPurchase) => (
  <Wallets {...purchase} frame={AboveForm} />
)

function AboveForm({ children }: FrameProps) {
  return (
    <section className="stack-small" style={FRAME_STYLE} aria-labelledby="express-title">
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
