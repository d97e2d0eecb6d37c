import { MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import type { DeliveryAnswer } from '../../../api/delivery.ts'
import type { CustomerAnswer } from '../../../api/sessions.ts'
import { shopConfig } from '../../../api/shop.ts'
import type { AskFirst } from '../../../components/addresses/check/ask-first.ts'
import { ContactFields } from '../../../components/forms/contact-fields.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { PlaceFields } from '../../../components/forms/place-fields.tsx'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import type { CheckoutDraft } from '../../../purchase/draft/checkout-draft.ts'
import type { Figures } from '../../../purchase/estimate/estimate.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import styles from './checkout-steps.module.css'
import { DeliveryChoice } from './delivery-choice.tsx'
import { loadExtras } from './load-extras.ts'

type Form = CheckedForm<CheckoutValues>
type DeliveryType = CheckoutDraft['deliveryType']

interface CheckoutStepsProps {
  form: Form
  customer: CustomerAnswer | null
  /** Filled by a shop that checks addresses. */
  asks: RefObject<AskFirst | null>
  deliveryType: DeliveryType
  /** What each way costs after offers, in dollars. */
  prices: Record<DeliveryType, number>
  delivery: DeliveryAnswer | undefined
  /** Those within the store's opening hours. */
  pickupTimes: Figures['pickupTimes']
  onDeliveryType: (type: DeliveryType) => void
}

/** The numbered steps of checkout. */
export function CheckoutSteps({
  form,
  customer,
  asks,
  deliveryType,
  prices,
  delivery,
  pickupTimes,
  onDeliveryType,
}: CheckoutStepsProps) {
  return (
    <>
      <Step number={1} title={t('checkout.contact')}>
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
        {!customer && <Reminder email={form.values.email} />}
      </Step>
      <Step number={2} title={t('checkout.address')}>
        {deliveryType === 'DELIVERY' ? (
          <AddressStep {...{ form, customer, asks }} />
        ) : (
          <p className="small muted">{t('checkout.noAddress')}</p>
        )}
      </Step>
      <Step number={3} title={t('checkout.how')}>
        <DeliveryChoice
          type={deliveryType}
          {...{ prices, delivery, pickupTimes }}
          onChange={onDeliveryType}
        />
      </Step>
      {!customer && (
        <Step number={4} title={t('checkout.account')}>
          <p className={`small muted ${styles.stepHelp}`}>{t('checkout.accountHelp')}</p>
          <div className="two-columns">
            <PasswordField
              label={t('checkout.password')}
              hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
              optional={t('common.optional')}
              autoComplete="new-password"
              {...form.field('loginPassword')}
            />
          </div>
        </Step>
      )}
    </>
  )
}

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  const titleId = `step-${number}`
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

const CartReminder = lazy(async () => ({ default: (await loadExtras()).CartReminder }))

/** Reserves its space while its code loads. */
function Reminder({ email }: { email: string }) {
  if (useQuery(shopConfig()).data?.cartRemindersOff) return null
  return (
    <div style={{ minHeight: 56, marginTop: 16 }}>
      <Suspense>
        <CartReminder email={email} />
      </Suspense>
    </div>
  )
}

const HandingOver = lazy(async () => ({ default: (await loadExtras()).HandingOver }))
const OwnAddresses = lazy(async () => ({ default: (await loadExtras()).OwnAddresses }))

// Only shops that check addresses load it.
const AddressCheck = lazy(async () => ({
  default: (await import('../../../components/addresses/check/address-check.tsx')).AddressCheck,
}))

function AddressStep({
  form,
  customer,
  asks,
}: Pick<CheckoutStepsProps, 'form' | 'customer' | 'asks'>) {
  const [edits, setEdits] = useState(false)
  const checks = useQuery(shopConfig()).data?.checksAddresses
  const fields = <PlaceFields field={form.field} />
  return (
    <div className="two-columns">
      {customer ? (
        <Suspense fallback={fields}>
          <OwnAddresses {...{ form, customer, edits }}>{fields}</OwnAddresses>
        </Suspense>
      ) : (
        fields
      )}
      {checks && (
        <Suspense>
          <AddressCheck {...{ form, asks }} onEdit={() => setEdits(true)} />
        </Suspense>
      )}
      <div className={`full ${styles.handing}`}>
        <Suspense>
          <HandingOver form={form} />
        </Suspense>
      </div>
      <div className="full">
        <label className="check">
          <input type="checkbox" {...form.checkbox('billingIsSame')} />
          {t('checkout.billingIsSame')}
        </label>
      </div>
      {!form.values.billingIsSame && (
        <TextField
          full
          label={t('checkout.billingAddress')}
          hint={t('checkout.billingHint')}
          autoComplete="billing street-address"
          autoCorrect="off"
          {...form.field('billingAddress')}
        />
      )}
    </div>
  )
}
