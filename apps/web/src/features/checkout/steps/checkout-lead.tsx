import { Link } from 'react-router'
import type { CustomerAnswer } from '../../../api/sessions.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import styles from './checkout-lead.module.css'

/** Who is ordering; guests come first and need nothing (ux §3.1). */
export function CheckoutLead({ customer }: { customer: CustomerAnswer | null }) {
  if (customer) {
    return (
      <p className={`muted ${styles.lead}`}>
        {t('checkout.signedInAs', { email: customer.email })}
      </p>
    )
  }
  return (
    <p className={`muted ${styles.lead}`}>
      {t('checkout.guest')} {t('cart.haveAccount')}{' '}
      <Link to={paths.login} state={{ from: paths.checkout }}>
        {t('cart.signIn')}
      </Link>
    </p>
  )
}
