import type { WalletPurchase } from './use-wallet.ts'
import { walletText } from './wallet-text.ts'
import { ExpressFrame, type FrameProps, Wallets } from './wallets.tsx'

const FRAME_STYLE = { maxWidth: 420, margin: '0 0 24px' }
const LINE_STYLE = { flex: 1, borderTop: '1px solid var(--line)' }

/** The wallets above a form that they replace. */
export const WalletsAboveForm = (purchase: WalletPurchase) => (
  <Wallets {...purchase} frame={AboveForm} />
)

const AboveForm = ({ children }: FrameProps) => (
  <ExpressFrame heading="h2" style={FRAME_STYLE} below={<Or />}>
    {children}
  </ExpressFrame>
)

const Or = () => (
  <p className="row small muted">
    <span style={LINE_STYLE} />
    {walletText('wallet.or')}
    <span style={LINE_STYLE} />
  </p>
)
