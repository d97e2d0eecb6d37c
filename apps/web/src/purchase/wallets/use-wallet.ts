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
  /** As shown on the page. */
  figures: Figures
  order: PlacingOrder
  isDelivery: boolean
  ageConfirmed: number | null
  /** False if something on the page must be answered first; it then gets focus. */
  isReady: () => boolean
  /** Called when the order is placed, with the shop's id of its cart reminder, if any. */
  onOrdered: (reminderToken: string) => Promise<void>
  /** Shows what the shop refused at the fields of the wallet's details; false if they belong to none of them. */
  showErrors: (errors: Parameters<PlacingOptions['showErrors']>[0], filled: WalletValues) => boolean
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

/** What a checkout form receives from a wallet. */
type WalletValues = ReturnType<typeof contactOfWallet> & WalletPlaceValues

export type Wallet = ReturnType<typeof useWallet>

/** The payment by a wallet's owner. */
interface WalletPayment {
  details: WalletDetails
  /** The amounts its sheet has shown: these were approved. */
  agreed: Figures
  /** Creates a provider token; throws WalletFailed. */
  makeToken: () => Promise<WalletToken>
  /** Nothing was placed. */
  onRefused: () => void
}

/** A purchase with contact and address from a wallet: quoted for its address, then placed, then paid. */
export function useWallet({ cart, figures, order, isDelivery, ...rest }: WalletPurchase) {
  const { ageConfirmed, isReady, showErrors, onOrdered } = rest
  const ask = ({ countryCode, stateProvince, city, postalCode }: WalletPlace) =>
    quoteWallet({
      place: { countryCode, stateProvince, city, postalCode },
      orderItems: orderedLines(cart),
      codes: codesOfCart(),
    })

  const orderPart = (place: WalletPlaceValues) => {
    const pickupType = isDelivery ? 'DELIVERY' : 'IN STORE'
    const pickup = {
      pickupType,
      pickupTime: handOverTime(pickupType, figures.pickupTimes),
    } as const
    return { ...place, ...pickup, representative: readDraft().representative, ageConfirmed }
  }

  return {
    isDelivery,
    figures,
    busy: order.busy,
    /** Called before its sheet opens; false if it may not open yet. */
    open: isReady,
    /**
     * The cost of the cart at an address of the wallet.
     * @throws CallProblem if the shop does not ship there, Unreachable.
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
      // The draft is cleared once the order is placed.
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
        // The form has the wallet's details, with errors at its fields.
        showErrors: (errors) => {
          const filled = { ...contact, ...place }
          storeDraft(filled)
          return showErrors(errors, filled)
        },
      })
    },
  }
}
