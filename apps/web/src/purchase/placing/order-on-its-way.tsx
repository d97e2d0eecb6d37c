import pageStyles from '../../components/orders/purchase-page.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import skeletonStyles from '../../ui/skeleton.module.css'

/** Between the shop's answer and the invoice: the cart is already empty, which must not alarm anyone. */
export function OrderOnItsWay() {
  return (
    <div className={`page ${pageStyles.page}`} aria-busy="true">
      <PageTitle title={t('checkout.opening')} />
      <div className={skeletonStyles.invoice} />
    </div>
  )
}
