import { holdsCardNumber } from '@mendwell/domain/money/card-numbers'
import type { CartLine } from '@mendwell/domain/orders/cart'
import { useEffect, useState } from 'react'
import { endCartReminder, saveCartReminder } from '../../../api/orders/cart-reminders.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { useCart } from '../../../purchase/cart/cart.ts'
import { readDraft, storeDraft } from '../../../purchase/draft/checkout-draft.ts'
import { sentOf, syncedOf } from '../../../purchase/sync/merged-lines.ts'
import { oneAtATime } from '../../../purchase/sync/one-at-a-time.ts'
import { cartReminderTexts } from '../../../texts/en/cart-reminders.ts'

const remindText = ownTexts(cartReminderTexts)

/** Whoever types is waited for. */
const QUIET_MS = 1000

/** The second call has to know the token that the first was answered. */
const alone = oneAtATime('mendwell.cart-reminder')
/** What is not kept, the shopper does without: it stands in nobody's way to an order. */
const inTurn = (work: () => Promise<void>) => void alone(work).catch(() => {})

/** The order stands, or the box is empty: nothing is sent, and the shop forgets the address. */
export const forgetReminder = (token: string): void =>
  inTurn(async () => {
    await endCartReminder(token)
  })

/** Guests may ask for one email if they leave; nothing is kept before the box is ticked. */
export function CartReminder({ email }: { email: string }) {
  const cart = useCart()
  const [isWanted, setWanted] = useState(() => readDraft().remindMe)
  useEffect(() => {
    if (!isWanted || !/^\S+@\S+\.\S+$/.test(email) || cart.some(isUnfit)) return
    const timer = setTimeout(() => {
      inTurn(async () => {
        const token = readDraft().reminderToken || null
        const answer = await saveCartReminder({
          token,
          email,
          lines: cart.map(syncedOf).map(sentOf),
        })
        // Meanwhile the box was emptied, or the order was placed.
        if (readDraft().remindMe) storeDraft({ reminderToken: answer.token })
        else await endCartReminder(answer.token)
      })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isWanted, email, cart])
  const choose = (next: boolean) => {
    setWanted(next)
    storeDraft({ remindMe: next })
    const { reminderToken } = readDraft()
    if (next || !reminderToken) return
    storeDraft({ reminderToken: '' })
    forgetReminder(reminderToken)
  }
  return (
    <label className="check">
      <input type="checkbox" checked={isWanted} onChange={({ target }) => choose(target.checked)} />
      <span>
        {remindText('remind.ask')}
        <span className="small muted" style={{ display: 'block' }}>
          {remindText('remind.askHelp')}
        </span>
      </span>
    </label>
  )
}

/** A note that is still typed; the shop would refuse it. */
const isUnfit = ({ notes }: CartLine) => holdsCardNumber(notes)
