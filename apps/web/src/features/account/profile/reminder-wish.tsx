import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reminderWish, saveReminderWish } from '../../../api/orders/cart-reminders.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { cartReminderTexts } from '../../../texts/en/cart-reminders.ts'
import { reasonOf } from '../sign-in/reason-of.ts'
import styles from './profile-form.module.css'

const remindText = ownTexts(cartReminderTexts)

/** Whether the customer wants one email about an abandoned cart; off until they turn it on. */
export function ReminderWish() {
  const { data } = useQuery(reminderWish())
  const [chosen, setChosen] = useState<boolean>()
  const saving = useMutation({
    mutationFn: saveReminderWish,
    // Two quick clicks: the last one wins.
    scope: { id: 'reminder-wish' },
    onError: () => setChosen(undefined),
  })
  if (!data?.offered) return null
  const isWanted = chosen ?? data.wanted
  return (
    <section className={`panel ${styles.security}`} aria-labelledby="reminder-wish">
      <h2 id="reminder-wish">{remindText('remind.own')}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={isWanted}
          aria-describedby="reminder-help"
          onChange={({ target }) => {
            setChosen(target.checked)
            saving.mutate(target.checked)
          }}
        />
        {remindText('remind.ask')}
      </label>
      <p id="reminder-help" className="small muted">
        {remindText('remind.ownHelp')}
      </p>
      <p role="status">
        {saving.isSuccess && remindText(isWanted ? 'remind.ownOn' : 'remind.ownOff')}
        {saving.error && reasonOf(saving.error)}
      </p>
    </section>
  )
}
