import { formatMoney, t } from '../../lib/texts.ts'
import type { CheckoutDraft } from '../../state/checkout-draft.ts'

type DeliveryType = CheckoutDraft['deliveryType']

interface DeliveryChoiceProps {
  type: DeliveryType
  /** Shipping and handling in dollars. */
  shipping: number
  onChange: (type: DeliveryType) => void
}

/** Delivery by day, or collected in the morning (Specification §4: DELIVERY and DAYTIME are chosen first). */
export function DeliveryChoice({ type, shipping, onChange }: DeliveryChoiceProps) {
  const cost =
    shipping === 0
      ? t('checkout.deliveryFree')
      : t('checkout.deliveryHelp', { price: formatMoney(shipping) })
  return (
    <fieldset className="grid2">
      <legend className="vh">{t('checkout.how')}</legend>
      <Choice
        label={t('checkout.delivery')}
        help={cost}
        isChosen={type === 'DELIVERY'}
        onChoose={() => onChange('DELIVERY')}
      />
      <Choice
        label={t('checkout.inStore')}
        help={t('checkout.inStoreHelp')}
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
    <label className={isChosen ? 'choice on' : 'choice'}>
      <input type="radio" name="delivery" checked={isChosen} onChange={onChoose} />
      <span>
        <b className="b">{label}</b>
        <br />
        <span className="sm muted">{help}</span>
      </span>
    </label>
  )
}
