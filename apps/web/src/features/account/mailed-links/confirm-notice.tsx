import { useMutation } from '@tanstack/react-query'
import { sendConfirmation } from '../../../api/customers.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'

/** Warns what an unconfirmed email prevents, and offers to send the link again. */
export function ConfirmNotice({ email }: { email: string }) {
  const { mutate, isSuccess, isPending, error } = useMutation({ mutationFn: sendConfirmation })
  return (
    <div className="note info spaced">
      <Icon name="mail" />
      <div className="stack-small">
        <p>{t('confirm.wanted', { email })}</p>
        <Button rank="quiet" busy={isPending} onClick={() => mutate()}>
          {t('confirm.sendAgain')}
        </Button>
        <p role="status">{isSuccess && t('confirm.sent')}</p>
        <FormRefusal refusal={error ?? undefined} />
      </div>
    </div>
  )
}
