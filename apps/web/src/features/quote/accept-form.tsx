import type { NamedQuote, QuoteAnswer } from '../../api/orders/quotes.ts'
import type { CustomerAnswer } from '../../api/sessions.ts'
import { ContactFields } from '../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PlaceFields } from '../../components/forms/place-fields.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { TotalsRow, taxLabel } from '../../purchase/estimate/totals-box.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import styles from './quote.module.css'
import { quoteText } from './quote-texts.ts'
import { type Accepting, useAcceptForm } from './use-accept-form.ts'

interface AcceptFormProps {
  quote: QuoteAnswer
  named: NamedQuote
  customer: CustomerAnswer | null
}

const WAYS = ['DELIVERY', 'IN STORE'] as const

/** Where the goods of a quote go, what that costs altogether, and the order. */
export function AcceptForm(props: AcceptFormProps) {
  const accepting = useAcceptForm(props)
  const { form, pickupType, setPickupType, priced, busy, refusal, submit } = accepting
  const { isOldEnough, setOldEnough } = accepting
  return (
    <form className="panel stack" noValidate aria-labelledby="quote-order" onSubmit={submit}>
      <h2 id="quote-order">{quoteText('quote.orderTitle')}</h2>
      <FormErrors form={form} />
      <ContactFields
        labels={{
          firstName: t('checkout.firstName'),
          lastName: t('checkout.lastName'),
          email: t('checkout.email'),
          emailHint: t('checkout.emailHint'),
          phone1: t('checkout.phone'),
        }}
        field={form.field}
      />
      <div className="two-columns">
        <SelectField
          full
          label={quoteText('quote.how')}
          options={WAYS.map((value) => ({ value, label: quoteText(`quote.${value}`) }))}
          value={pickupType}
          onChange={({ currentTarget: { value } }) =>
            setPickupType(value === 'IN STORE' ? value : 'DELIVERY')
          }
        />
        {pickupType === 'DELIVERY' && <PlaceFields field={form.field} />}
      </div>
      {priced?.ageToConfirm && (
        <label className="check">
          <input
            type="checkbox"
            checked={isOldEnough}
            onChange={(event) => setOldEnough(event.currentTarget.checked)}
          />
          {quoteText('quote.age', { age: priced.ageToConfirm })}
        </label>
      )}
      <Sums accepting={accepting} />
      <RefusalNote text={refusal} />
      <div className={`row ${styles.send}`}>
        <Button type="submit" big busy={busy}>
          {priced
            ? quoteText('quote.orderFor', {
                total: formatMoney(priced.grandTotal, priced.currency),
              })
            : quoteText('quote.order')}
        </Button>
        <span className="small muted">{quoteText('quote.orderHelp')}</span>
      </div>
    </form>
  )
}

/** Goods, shipping, tax and total, as the shop last said; what cannot be ordered now is named. */
function Sums({ accepting: { priced, isPricing } }: { accepting: Accepting }) {
  if (!priced) return null
  const money = (amount: number) => formatMoney(amount, priced.currency)
  return (
    <div aria-busy={isPricing} role="status">
      <TotalsRow label={quoteText('quote.goods')}>{money(priced.subtotal)}</TotalsRow>
      <TotalsRow label={t('totals.shipping')}>
        {priced.shippingHandling === 0 ? t('totals.free') : money(priced.shippingHandling)}
      </TotalsRow>
      <TotalsRow label={taxLabel(priced.taxPercent, priced.taxStateName)}>
        {money(priced.tax)}
      </TotalsRow>
      <TotalsRow label={t('totals.total')} total>
        {money(priced.grandTotal)}
      </TotalsRow>
      {priced.problems.map(({ productId, message }) => (
        <p key={productId} className="note warn spaced">
          {message}
        </p>
      ))}
    </div>
  )
}
