import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shopConfig } from '../../../api/shop.ts'
import { useRefusal } from '../../../components/forms/use-refusal.ts'
import { useReturnFigures, useReturnRules } from '../../../components/orders/return-rules.ts'
import { ReturnSummary } from '../../../components/orders/return-summary.tsx'
import { finalReason } from '../../../components/orders/return-words.ts'
import { isOnSale } from '../../../components/price/shown-price.ts'
import { callLink } from '../../../lib/addresses/call-link.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './assurances.module.css'

/** Plain facts next to the button instead of badges: returns and payment if it can be ordered, a contact if not. */
export function Assurances({ product }: { product: ProductWire }) {
  const phone = useQuery(shopConfig()).data?.phone
  const isSold = useRefusal(product) === null
  return (
    <ul className={styles.assurances}>
      {isSold && (
        <>
          <li>
            <Icon name="refresh" />
            <Returns product={product} />
          </li>
          <li>
            <Icon name="lock" />
            <span>
              <b>{t('product.secure')}</b> {t('product.secureText')}
            </span>
          </li>
        </>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            <b>{t('product.questions')}</b> {t('product.call')}{' '}
            <a className="nowrap" href={callLink(phone)}>
              {phone}
            </a>
          </span>
        </li>
      )}
    </ul>
  )
}

/** Whether this product can be returned at all, and under which rules. */
function Returns({ product }: { product: ProductWire }) {
  const rules = useReturnRules()
  const figures = useReturnFigures()
  const { categoryId } = product
  const final = finalReason(rules, { categoryId, isOnSale: isOnSale(product) })
  const accepted = [
    t('product.returnsText', figures),
    ...(rules.saleItemsAreFinal ? [t('returns.saleFinal')] : []),
  ].join(' ')
  return (
    <div>
      <b>{t('product.returns')}</b> {final ?? accepted}{' '}
      <Link to={paths.returnPolicy}>{t('returns.policy')}</Link>
      <details>
        <summary>{t('returns.rules')}</summary>
        <ReturnSummary />
      </details>
    </div>
  )
}
