import type { Cart } from '@mendwell/domain/cart'
import { useState } from 'react'
import { AgeCheck, useAgeCheck } from '../../components/age-check.tsx'
import { ageWords } from '../../components/age-words.ts'
import { FormErrors } from '../../components/form-errors.tsx'
import { orderBody } from '../../components/order-body.ts'
import { PageTitle } from '../../components/page-title.tsx'
import pageStyles from '../../components/purchase-page.module.css'
import { useFigures } from '../../components/use-figures.ts'
import type { usePlaceOrder } from '../../components/use-place-order.ts'
import { useSpokenTotal } from '../../components/use-spoken-total.ts'
import { t } from '../../lib/texts.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { handOverTime, keepDraft, readDraft } from '../../state/checkout-draft.ts'
import { useSession } from '../../state/session.ts'
import { type CheckoutValues, checkoutSchema, FIELDS, orderPart } from './checkout-form.ts'
import { CheckoutLead } from './checkout-lead.tsx'
import styles from './checkout-screen.module.css'
import { CheckoutSteps } from './checkout-steps.tsx'
import { initialValues } from './initial-values.ts'
import { openAccount } from './open-account.ts'
import { OrderSummary } from './order-summary.tsx'

const FORM_ID = 'checkout'

interface CheckoutScreenProps {
  cart: Cart
  order: ReturnType<typeof usePlaceOrder>
}

/** Contact, address, delivery and account beside the summary that places the order. */
export function CheckoutScreen({ cart, order }: CheckoutScreenProps) {
  const { customer } = useSession()
  const [deliveryType, setDeliveryType] = useState(readDraft().deliveryType)
  const isDelivery = deliveryType === 'DELIVERY'
  const form = useCheckoutForm(isDelivery, customer)
  const { values } = form
  const place = isDelivery
    ? { country: values.country, stateProvince: values.stateProvince }
    : { country: null, stateProvince: null }
  const quoted = useFigures(cart, { pickupType: deliveryType, ...place })
  useSpokenTotal(quoted.figures)
  const { figures } = quoted
  const { check, ageConfirmed, isReady } = useAgeCheck(figures.ageToConfirm)

  const submit = (typed: CheckoutValues) => {
    if (!isReady()) return
    const { firstName, lastName, email, phone1 } = typed
    const contact = { firstName, lastName, email, phone1 }
    const { representative } = readDraft()
    const part = {
      ...orderPart(typed, { isDelivery, pickupTime: handOverTime(deliveryType) }),
      representative,
      ageConfirmed,
    }
    const wantsAccount = !customer && typed.loginPassword !== ''
    order.place(orderBody({ cart, contact, figures, order: part }), {
      showErrors: form.showErrors,
      ...(wantsAccount && { before: () => openAccount(typed) }),
    })
  }

  return (
    <div className={`page ${styles.checkout}`}>
      <FormErrors form={form} />
      <PageTitle title={t('checkout.title')} />
      <CheckoutLead customer={customer} />
      <div className={pageStyles.columns}>
        <form id={FORM_ID} noValidate onSubmit={form.submit(submit)}>
          <CheckoutSteps
            form={form}
            isGuest={!customer}
            deliveryType={deliveryType}
            shipping={figures.shippingHandling}
            onDeliveryType={(next) => {
              keepDraft({ deliveryType: next })
              setDeliveryType(next)
            }}
          />
          <AgeCheck check={check} words={ageWords(check.needed)} />
        </form>
        <OrderSummary cart={cart} quoted={quoted} order={order} formId={FORM_ID} />
      </div>
    </div>
  )
}

type Customer = ReturnType<typeof useSession>['customer']

function useCheckoutForm(isDelivery: boolean, customer: Customer) {
  const initial = initialValues(readDraft(), customer)
  const [billingIsSame, setBillingIsSame] = useState(initial.billingIsSame)
  return useCheckedForm<CheckoutValues>({
    initialValues: initial,
    schema: checkoutSchema({ isDelivery, billingIsSame }),
    fields: FIELDS,
    onValuesChange: ({ loginPassword: _, ...typed }) => {
      setBillingIsSame(typed.billingIsSame)
      keepDraft(typed)
    },
  })
}
