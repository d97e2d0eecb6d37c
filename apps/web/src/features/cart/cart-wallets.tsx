import type { FieldError } from '@mendwell/contract/wire/errors'
import type { Cart } from '@mendwell/domain/orders/cart'
import { useNavigate } from 'react-router'
import { endCartReminder } from '../../api/orders/cart-reminders.ts'
import { useFigures } from '../../components/shop/use-figures.ts'
import { paths } from '../../lib/addresses/paths.ts'
import type { CheckoutDraft } from '../../purchase/draft/checkout-draft.ts'
import { leaveErrors } from '../../purchase/draft/left-errors.ts'
import { OrderRefusal } from '../../purchase/placing/order-refusal.tsx'
import type { usePlaceOrder } from '../../purchase/placing/use-place-order.ts'
import { walletText } from '../../purchase/wallets/wallet-text.ts'
import { ExpressFrame, type FrameProps, Wallets } from '../../purchase/wallets/wallets.tsx'
import { useDeliveryZip } from '../../state/delivery-zip.ts'

interface CartWalletsProps {
  cart: Cart
  order: ReturnType<typeof usePlaceOrder>
  /** Delivery, unless the shopper has chosen pickup in the cart. */
  deliveryType: CheckoutDraft['deliveryType']
  isReady: () => boolean
}

/** The wallets of this browser below the cart's button: two taps to a paid order, without a form. */
export function CartWallets({ cart, order, deliveryType, isReady }: CartWalletsProps) {
  const navigate = useNavigate()
  const isDelivery = deliveryType === 'DELIVERY'
  const { figures } = useFigures(cart, {
    pickupType: deliveryType,
    postalCode: useDeliveryZip() ?? null,
  })
  const isAgeAsked = figures.ageToConfirm !== null
  const isReadyToPay = () => {
    // The box for it is at checkout, with the same wallets.
    if (isAgeAsked) void navigate(paths.checkout)
    return !isAgeAsked && isReady()
  }
  const showErrors = (errors: readonly FieldError[]) => {
    if (errors.some(({ path }) => path.startsWith('orderItems.'))) return false
    leaveErrors(errors)
    void navigate(paths.checkout)
    return true
  }
  return (
    <>
      <Wallets
        {...{ cart, figures, order, isDelivery, showErrors }}
        ageConfirmed={null}
        isReady={isReadyToPay}
        onOrdered={endReminder}
        frame={isDelivery ? DeliveredFrame : CollectedFrame}
      />
      <OrderRefusal order={order} />
    </>
  )
}

/** An order settles it: a reminder that cannot be ended is not sent either (cart-reminders, `hasOrdered`). */
async function endReminder(token: string) {
  if (token) await endCartReminder(token).catch(() => undefined)
}

const DeliveredFrame = ({ children }: FrameProps) => (
  <Frame how={walletText('wallet.delivered')}>{children}</Frame>
)

const CollectedFrame = ({ children }: FrameProps) => (
  <Frame how={walletText('wallet.collected')}>{children}</Frame>
)

/** `how`: where the goods go, since the totals above may be those of a pickup. */
function Frame({ how, children }: FrameProps & { how: string }) {
  return (
    <ExpressFrame heading="h3" below={<p className="tiny muted">{how}</p>}>
      {children}
    </ExpressFrame>
  )
}
