import { Link, useLocation } from 'react-router'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import styles from './invoice.module.css'

/** This browser has no access to the order, or its number is wrong: the message is the same. */
export function NoInvoice() {
  const { pathname, search } = useLocation()
  const wanted = `${pathname}${search}`
  return (
    <div className={`page stack ${styles.none}`}>
      <PageTitle title={t('invoice.missing')} />
      <p className="lead">{t('invoice.missingHelp')}</p>
      <div className="row">
        <Link className={buttonClass('primary')} to={paths.login} state={{ from: wanted }}>
          {t('cart.signIn')}
        </Link>
        <Link className={buttonClass('outline')} to={paths.dashboardTab('tracking')}>
          {t('invoice.tracking')}
        </Link>
      </div>
    </div>
  )
}
