import type { Cart } from '@mendwell/domain/orders/cart'
import type { SaveOrderBody } from '../../api/orders/orders.ts'
import { quoteWallet } from '../../api/orders/wallets.ts'
import { handOverTime, readDraft, storeDraft } from '../draft/checkout-draft.ts'
import { type Figures, figuresOfQuote } from '../estimate/estimate.ts'
import { codesOfCart } from '../offers/codes.ts'
import { orderBody, orderedLines } from '../placing/order-body.ts'
import type { usePlaceOrder } from '../placing/use-place-order.ts'
import { payPlacedOrder, type WalletToken } from './pay-placed-order.ts'
import {
  contactOfWallet,
  recipientOfWallet,
  type WalletDetails,
  type WalletPlace,
} from './wallet-details.ts'

type PlacingOrder = ReturnType<typeof usePlaceOrder>
type PlacingOptions = Parameters<PlacingOrder['place']>[1]

export interface WalletPurchase {
  cart: Cart
  /** As the page shows them. */
  figures: Figures
  order: PlacingOrder
  isDelivery: boolean
  ageConfirmed: number | null
  /** False, with the focus on it, where something must be answered on the page first. */
  isReady: () => boolean
  /** The order stands; gets what the shop calls the reminder of its cart by, or nothing. */
  onOrdered: (reminderToken: string) => Promise<void>
  form: {
    set: (values: WalletValues) => void
    showErrors: PlacingOptions['showErrors']
  }
}

type PlaceField =
  | 'address'
  | 'address2'
  | 'country'
  | 'stateProvince'
  | 'city'
  | 'postalCode'
  | 'recipient'

type WalletPlaceValues = Partial<Record<PlaceField, string>>

/** What a form of checkout learns from a wallet. */
type WalletValues = ReturnType<typeof contactOfWallet> & WalletPlaceValues

export type Wallet = ReturnType<typeof useWallet>

/** How the owner of a wallet pays. */
interface WalletPayment {
  details: WalletDetails
  /** What its sheet has shown: to this they have agreed. */
  agreed: Figures
  /** Makes a token of the provider; throws WalletFailed. */
  makeToken: () => Promise<WalletToken>
  /** Nothing was placed. */
  onRefused: () => void
}

/** A purchase whose contact and address come from a wallet: priced for its address, then placed, then paid. */
export function useWallet({ cart, figures, order, isDelivery, ...rest }: WalletPurchase) {
  const { ageConfirmed, isReady, form, onOrdered } = rest
  const ask = ({ countryCode, stateProvince, city, postalCode }: WalletPlace) =>
    quoteWallet({
      place: { countryCode, stateProvince, city, postalCode },
      orderItems: orderedLines(cart),
      codes: codesOfCart(),
    })

  const orderPart = (place: WalletPlaceValues) => {
    const pickupType = isDelivery ? 'DELIVERY' : 'IN STORE'
    const pickup = { pickupType, pickupTime: handOverTime(pickupType) } as const
    return { ...place, ...pickup, representative: readDraft().representative, ageConfirmed }
  }

  return {
    isDelivery,
    figures,
    busy: order.busy,
    /** Its sheet is about to open; false where it may not yet. */
    open: isReady,
    /**
     * What the cart costs at an address of the wallet.
     * @throws CallProblem where the shop does not send there, Unreachable.
     */
    quote: async (place: WalletPlace): Promise<Figures> => {
      const { quote } = await ask(place)
      return figuresOfQuote(quote, cart)
    },
    pay: ({ details, agreed, makeToken, onRefused }: WalletPayment): void => {
      const contact = contactOfWallet(details)
      const shipping = isDelivery ? details.shipping?.address : undefined
      let place: WalletPlaceValues = {}
      let token: WalletToken = { token: '' }
      // The draft is gone once the order stands.
      const { reminderToken } = readDraft()
      const prepare = async (): Promise<SaveOrderBody> => {
        if (shipping) {
          const { countryCode: _, address2, ...typed } = shipping
          const recipient = recipientOfWallet(details) ?? ''
          place = { ...typed, address2: address2 ?? '', recipient }
          place = { ...place, ...(await ask(shipping)).place }
        }
        token = await makeToken()
        return orderBody({ cart, contact, figures: agreed, order: orderPart(place) })
      }
      order.place(prepare, {
        after: () => onOrdered(reminderToken),
        onRefused,
        pay: (orderNum) => payPlacedOrder(orderNum, token),
        // The form learns what the wallet told, with what is wrong at its fields.
        showErrors: (errors) => {
          const told = { ...contact, ...place }
          storeDraft(told)
          form.set(told)
          return form.showErrors(errors)
        },
      })
    },
  }
}
