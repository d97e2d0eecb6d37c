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

/** Debounce while typing. */
const QUIET_MS = 1000

/** The second call needs the token that the first one returned. */
const alone = oneAtATime('mendwell.cart-reminder')
/** If it cannot be stored, there is no reminder: this must not get in the way of an order. */
const inTurn = (work: () => Promise<void>) => void alone(work).catch(() => {})

/** The order is placed, or the box is unchecked: nothing is sent, and the shop deletes the address. */
export const forgetReminder = (token: string): void =>
  inTurn(async () => {
    await endCartReminder(token)
  })

/** Guests can request one email if they leave; nothing is stored before they check the box. */
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
        // Meanwhile the box was unchecked, or the order was placed.
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

/** A note still being typed; the shop would reject it. */
const isUnfit = ({ notes }: CartLine) => holdsCardNumber(notes)
