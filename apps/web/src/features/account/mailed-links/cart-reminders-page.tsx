import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { stopCartReminders } from '../../../api/orders/cart-reminders.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { cartReminderTexts } from '../../../texts/en/cart-reminders.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { reasonOf } from '../sign-in/reason-of.ts'
import narrowStyles from './narrow.module.css'

const remindText = ownTexts(cartReminderTexts)

/** The unsubscribe link of cart reminders; it takes a click to redeem, so that mail scanners cannot. */
export function Component() {
  const token = useSearchParams()[0].get('t') ?? ''
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: () => stopCartReminders(token),
  })
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <PageTitle title={remindText('remind.stopTitle')} />
      {!isSuccess && <p className="muted">{remindText('remind.stopHelp')}</p>}
      {!isSuccess && (
        <Button big busy={isPending} onClick={() => mutate()}>
          {remindText('remind.stop')}
        </Button>
      )}
      <div role="status" className="stack">
        {isSuccess && <p className="note good">{remindText('remind.stopped')}</p>}
        {error && <p className="note warn">{reasonOf(error)}</p>}
      </div>
    </div>
  )
}
