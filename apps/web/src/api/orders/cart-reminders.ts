import * as contract from '@mendwell/contract/carts/cart-reminders'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>

/** A guest requests one email about this cart; the returned token goes with its next change. */
export const saveCartReminder = (body: Body<typeof contract.saveCartReminder>) =>
  call(contract.saveCartReminder, { body })

/** The guest cancels it. */
export const endCartReminder = (token: string) =>
  call(contract.endCartReminder, { body: { token } })

/** What a reminder's link shows. */
export const remindedCart = (token: string) => query(contract.openCartReminder, { body: { token } })

/** Unsubscribes by the link in a reminder. */
export const stopCartReminders = (token: string) =>
  call(contract.stopCartReminders, { query: { t: token } })

/** Whether the customer wants reminders of the cart in the account. */
export const reminderWish = () => query(contract.findReminderWish)

/** Turns it on or off. */
export async function saveReminderWish(wanted: boolean): Promise<void> {
  await call(contract.saveReminderWish, { body: { wanted } })
  await queryClient.invalidateQueries({ queryKey: reminderWish().queryKey })
}
