import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../api/shop.ts'
import { useReturnFigures } from '../../../components/orders/return-rules.ts'
import { shortMoney } from '../../../lib/words/short-money.ts'
import { t } from '../../../lib/words/texts.ts'
import { useShippingRange } from '../../../purchase/estimate/use-shipping-range.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './facts.module.css'

/** Shipping, returns, payment and phone: what people ask first. */
export function Facts() {
  const { data: config } = useQuery(shopConfig())
  const returns = useReturnFigures()
  const freeFrom = config?.shippingTiers.find(({ cost }) => cost === 0)?.from
  const facts = [
    {
      icon: 'truck-delivery',
      head: t('home.shippingRange', useShippingRange()),
      text:
        freeFrom === undefined
          ? t('home.shippingKnown')
          : t('home.shippingFree', { amount: shortMoney(freeFrom) }),
    },
    { icon: 'refresh', head: t('home.refund', returns), text: t('home.exchange', returns) },
    { icon: 'lock', head: t('home.securePayment'), text: t('home.neverSeeCard') },
    {
      icon: 'phone',
      head: t('home.talk'),
      text: config?.phone ?? t('home.talkHours'),
    },
  ]
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, head, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <div>
            <b>{head}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
