import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { toCents } from '@mendwell/contract/wire/dollars'
import { servedCountries } from '@mendwell/domain/delivery/shipping-zones'
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../../lib/words/language.ts'
import type { Figures } from '../estimate/estimate.ts'
import { stripeScript } from '../payment/stripe/stripe-script.ts'
import { WalletFailed } from '../placing/place-order.ts'
import type { WalletToken } from './pay-placed-order.ts'
import { detailsOfStripe, placeOfStripe } from './stripe-details.ts'
import type { Wallet } from './use-wallet.ts'
import { sumsOf } from './wallet-sums.ts'
import { walletText } from './wallet-text.ts'

interface StripeWalletsProps {
  wallet: Wallet
  config: ShopConfigWire
  /** Around the buttons, if this browser has any. */
  frame: ComponentType<{ children: ReactNode }>
}

/**
 * Apple Pay, Google Pay and Link as far as this browser and the shop's Stripe account support them; nothing if
 * Stripe's script is blocked.
 */
export function StripeWallets({ wallet, config, frame }: StripeWalletsProps) {
  const { data: stripe } = useQuery(stripeScript(config.publishableKey ?? ''))
  const locale = useLanguage()
  // Stripe's fields update the amount themselves.
  const [first] = useState(wallet.figures)
  if (!stripe) return null
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: centsOf(first),
        currency: first.currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card', 'link'],
        paymentMethodCreation: 'manual',
        locale,
      }}
    >
      <Buttons {...{ stripe, wallet, config, frame }} />
    </Elements>
  )
}

const centsOf = ({ grandTotal = 0 }: Figures) => toCents(grandTotal)

/** Hidden, and taking no space, until it is known whether there are any buttons. */
const HIDDEN_STYLE = { display: 'none' }

function Buttons({
  stripe,
  wallet,
  config,
  frame: Frame,
}: StripeWalletsProps & { stripe: Stripe }) {
  const elements = useElements()
  const [has, setHas] = useState(true)
  // What the sheet shows.
  const agreed = useRef(wallet.figures)
  const show = (figures: Figures) => {
    agreed.current = figures
    void elements?.update({ amount: centsOf(figures) })
    return sheetOf(figures, wallet.isDelivery)
  }

  const quote = async (event: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    try {
      event.resolve(show(await wallet.quote(placeOfStripe(event.address))))
    } catch {
      event.reject()
    }
  }

  const pay = (event: StripeExpressCheckoutElementConfirmEvent) =>
    wallet.pay({
      details: detailsOfStripe(event),
      agreed: agreed.current,
      makeToken: () => makeToken(stripe, elements, event),
      onRefused: () => event.paymentFailed({ reason: 'fail' }),
    })

  return (
    <div style={has ? undefined : HIDDEN_STYLE}>
      <Frame>
        <ExpressCheckoutElement
          options={{
            emailRequired: true,
            phoneNumberRequired: true,
            shippingAddressRequired: wallet.isDelivery,
            allowedShippingCountries: ['US', ...servedCountries(config.shippingZones)],
            ...sheetOf(wallet.figures, wallet.isDelivery),
            business: { name: config.shopName },
            buttonHeight: 52,
            paymentMethods: { amazonPay: 'never', paypal: 'never', klarna: 'never' },
          }}
          onReady={({ availablePaymentMethods }) => setHas(Boolean(availablePaymentMethods))}
          onLoadError={() => setHas(false)}
          onClick={({ resolve, reject }) => {
            if (wallet.open()) resolve(show(wallet.figures))
            else reject()
          }}
          onShippingAddressChange={(event) => void quote(event)}
          onConfirm={pay}
        />
      </Frame>
    </div>
  )
}

/** The lines of a wallet's sheet; there is one delivery method, at the rate of the address. */
function sheetOf(figures: Figures, isDelivery: boolean) {
  const lineItems = sumsOf(figures).map(({ name, cents }) => ({ name, amount: cents }))
  if (!isDelivery) return { lineItems }
  const amount = toCents(figures.shippingHandling) - toCents(figures.offers?.shippingDiscount ?? 0)
  const rate = { id: 'delivery', amount, displayName: walletText('wallet.delivery') }
  return { lineItems, shippingRates: [rate] }
}

/** @throws WalletFailed with Stripe's message, if any. */
async function makeToken(
  stripe: Stripe,
  elements: StripeElements | null,
  { expressPaymentType }: StripeExpressCheckoutElementConfirmEvent,
): Promise<WalletToken> {
  if (!elements) throw new WalletFailed(walletText('wallet.failed'))
  const { error } = await elements.submit()
  if (error) throw new WalletFailed(error.message ?? walletText('wallet.failed'))
  const made = await stripe.createPaymentMethod({ elements })
  if (made.error) throw new WalletFailed(made.error.message ?? walletText('wallet.failed'))
  return { token: made.paymentMethod.id, byLink: expressPaymentType === 'link' }
}
