import type { TestShop } from '../shop/start-test-shop.ts'
import { signIn } from './sign-in.ts'

/** The request for a card that staff hand over. */
export const handedOver = {
  kind: 'GIFT_CARD',
  worth: 50,
  expiresOn: null,
  recipientName: null,
  recipientEmail: null,
  senderName: null,
  message: null,
  sendOn: null,
}

/** A gift card that staff issue and hand over, with its code. */
export async function giftCard(shop: TestShop, worth = 50) {
  const manager = await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' })
  const session = await signIn(shop, manager)
  const answer = await shop.post('/staff/gift-cards', { ...handedOver, worth }, session)
  const { card, code } = answer.json<{ card: { balanceId: number }; code: string }>()
  return { balanceId: card.balanceId, code, session }
}

/** Applies a gift card to an order, as far as its balance goes. */
export const payByGiftCard = (
  shop: TestShop,
  { orderId, orderToken, code }: { orderId: number; orderToken: string; code: string },
) =>
  shop.post(
    '/payment/tenders/gift-card',
    { orderId, code },
    { headers: { 'x-order-token': orderToken } },
  )
