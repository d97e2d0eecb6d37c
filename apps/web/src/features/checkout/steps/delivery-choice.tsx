import type { DeliveryAnswer, DeliveryPartAnswer } from '../../../api/delivery.ts'
import { DeliveryParts } from '../../../components/delivery/delivery-parts.tsx'
import { formatMoney, t, translateWord } from '../../../lib/words/texts.ts'
import { type CheckoutDraft, handOverTime } from '../../../purchase/draft/checkout-draft.ts'
import type { Figures } from '../../../purchase/estimate/estimate.ts'
import styles from '../../../ui/fields/choice.module.css'

type DeliveryType = CheckoutDraft['deliveryType']

interface DeliveryChoiceProps {
  type: DeliveryType
  /** What each way costs after offers, in dollars. */
  prices: Record<DeliveryType, number>
  delivery: DeliveryAnswer | undefined
  /** Those within the store's opening hours. */
  pickupTimes: Figures['pickupTimes']
  onChange: (type: DeliveryType) => void
}

/** Delivery or pickup (Specification §4: DELIVERY and DAYTIME are the defaults). */
export function DeliveryChoice({
  type,
  prices,
  delivery,
  pickupTimes,
  onChange,
}: DeliveryChoiceProps) {
  const helpOf = (one: DeliveryType) => {
    const time = translateWord(handOverTime(one, pickupTimes)).toLocaleLowerCase()
    const cost = prices[one]
    const price = formatMoney(cost)
    if (one === 'DELIVERY') {
      return t(cost === 0 ? 'checkout.deliveryFree' : 'checkout.deliveryHelp', { time, price })
    }
    return t(cost === 0 ? 'checkout.inStoreFree' : 'checkout.inStoreHelp', { time, price })
  }
  return (
    <fieldset className="two-columns">
      <legend className="visually-hidden">{t('checkout.how')}</legend>
      <Choice
        label={t('checkout.delivery')}
        help={helpOf('DELIVERY')}
        parts={delivery?.sent ?? []}
        place={delivery?.place === 'MOST' ? t('delivery.toMost') : ''}
        isChosen={type === 'DELIVERY'}
        onChoose={() => onChange('DELIVERY')}
      />
      <Choice
        label={t('checkout.inStore')}
        help={helpOf('IN STORE')}
        parts={delivery?.collected ?? []}
        isCollected
        isChosen={type === 'IN STORE'}
        onChoose={() => onChange('IN STORE')}
      />
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  help: string
  /** When it arrives or can be collected. */
  parts: readonly DeliveryPartAnswer[]
  isCollected?: boolean
  /** What the dates assume, if the postal code is unknown. */
  place?: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({
  label,
  help,
  parts,
  isCollected = false,
  place,
  isChosen,
  onChoose,
}: ChoiceProps) {
  return (
    <label className={isChosen ? `${styles.choice} ${styles.chosen}` : styles.choice}>
      <input type="radio" name="delivery" checked={isChosen} onChange={onChoose} />
      <span>
        <b className="strong">{label}</b>
        <br />
        <span className="small muted">{help}</span>
        <span className={`small ${styles.dates}`}>
          <DeliveryParts parts={parts} isCollected={isCollected} place={place} />
        </span>
      </span>
    </label>
  )
}
