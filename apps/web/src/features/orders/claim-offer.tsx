import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '../../api/sessions.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './invoice.module.css'

/** Offers an account after the order, never as its condition (ux §3.2): the link goes to the order's own email. */
export function ClaimOffer({ email }: { email: string }) {
  const link = useMutation({ mutationFn: () => forgotPassword({ email }) })
  return (
    <section className={`panel no-print ${styles.claim}`} aria-labelledby="claim-title">
      <div className="row between">
        <div>
          <h2 id="claim-title">{t('invoice.followTitle')}</h2>
          <p className="small muted">{t('invoice.followHelp', { email })}</p>
        </div>
        <Button rank="secondary" busy={link.isPending} onClick={() => link.mutate()}>
          {t('invoice.setPassword')}
        </Button>
      </div>
      <p role="status" className={link.isSuccess ? 'note good' : undefined}>
        {link.isSuccess && t('invoice.linkSent', { email })}
        {link.isError && t('invoice.linkFailed')}
      </p>
    </section>
  )
}
