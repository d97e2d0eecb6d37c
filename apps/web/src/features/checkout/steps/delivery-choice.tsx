import { formatMoney, t, translateWord } from '../../../lib/words/texts.ts'
import { type CheckoutDraft, handOverTime } from '../../../purchase/draft/checkout-draft.ts'
import styles from './delivery-choice.module.css'

type DeliveryType = CheckoutDraft['deliveryType']

interface DeliveryChoiceProps {
  type: DeliveryType
  /** Shipping and handling in dollars. */
  shipping: number
  onChange: (type: DeliveryType) => void
}

/** Delivered, or picked up (Specification §4: DELIVERY and DAYTIME are chosen first). */
export function DeliveryChoice({ type, shipping, onChange }: DeliveryChoiceProps) {
  const price = formatMoney(shipping)
  const helpOf = (one: DeliveryType) => {
    const time = translateWord(handOverTime(one)).toLocaleLowerCase()
    if (one === 'DELIVERY') {
      return t(shipping === 0 ? 'checkout.deliveryFree' : 'checkout.deliveryHelp', { time, price })
    }
    return t(shipping === 0 ? 'checkout.inStoreFree' : 'checkout.inStoreHelp', { time, price })
  }
  return (
    <fieldset className="two-columns">
      <legend className="visually-hidden">{t('checkout.how')}</legend>
      <Choice
        label={t('checkout.delivery')}
        help={helpOf('DELIVERY')}
        isChosen={type === 'DELIVERY'}
        onChoose={() => onChange('DELIVERY')}
      />
      <Choice
        label={t('checkout.inStore')}
        help={helpOf('IN STORE')}
        isChosen={type === 'IN STORE'}
        onChoose={() => onChange('IN STORE')}
      />
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  help: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ label, help, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={isChosen ? `${styles.choice} ${styles.chosen}` : styles.choice}>
      <input type="radio" name="delivery" checked={isChosen} onChange={onChoose} />
      <span>
        <b className="strong">{label}</b>
        <br />
        <span className="small muted">{help}</span>
      </span>
    </label>
  )
}
