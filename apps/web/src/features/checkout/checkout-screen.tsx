import type { Cart } from '@mendwell/domain/orders/cart'
import { fiveDigits } from '@mendwell/domain/places/united-states'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AskFirst } from '../../components/addresses/check/ask-first.ts'
import { AgeCheck, useAgeCheck } from '../../components/age/age-check.tsx'
import { ageWords } from '../../components/age/age-words.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import pageStyles from '../../components/orders/purchase-page.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { useFigures } from '../../components/shop/use-figures.ts'
import { laterSchemas } from '../../lib/forms/later-schema.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { handOverTime, readDraft, storeDraft } from '../../purchase/draft/checkout-draft.ts'
import { takeErrors } from '../../purchase/draft/left-errors.ts'
import { useSpokenTotal } from '../../purchase/estimate/use-spoken-total.ts'
import { orderBody } from '../../purchase/placing/order-body.ts'
import { NotSent } from '../../purchase/placing/place-order.ts'
import type { usePlaceOrder } from '../../purchase/placing/use-place-order.ts'
import { useSession } from '../../session/session.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import styles from './checkout-screen.module.css'
import { initialValues } from './initial-values.ts'
import { shippingPrices } from './shipping-prices.ts'
import { type CheckoutValues, FIELDS, orderPart } from './steps/checkout-form.ts'
import { CheckoutLead } from './steps/checkout-lead.tsx'
import { CheckoutSteps } from './steps/checkout-steps.tsx'
import { loadExtras } from './steps/load-extras.ts'
import { OrderSummary } from './steps/order-summary.tsx'

const FORM_ID = 'checkout'

const useSchema = laterSchemas(() => import('./steps/checkout-schema.ts'))

// Loaded once the page is mounted.
const Wallets = lazy(async () => ({ default: (await loadExtras()).WalletsAboveForm }))
/** Their final height. */
const WALLETS_STYLE = { minHeight: 150 }

interface CheckoutScreenProps {
  cart: Cart
  order: ReturnType<typeof usePlaceOrder>
}

/** Contact, address, delivery and account next to the summary that places the order. */
export function CheckoutScreen({ cart, order }: CheckoutScreenProps) {
  const { customer } = useSession()
  const zip = useDeliveryZip()
  const [deliveryType, setDeliveryType] = useState(readDraft().deliveryType)
  const isDelivery = deliveryType === 'DELIVERY'
  const form = useCheckoutForm(isDelivery, customer)
  const { values, showErrors } = form
  // What the shop refused of a wallet in the cart.
  useEffect(() => {
    const errors = takeErrors()
    if (errors.length > 0) showErrors(errors)
  })
  const place = isDelivery
    ? { country: values.country, stateProvince: values.stateProvince }
    : { country: null, stateProvince: null }
  // Requoted for a complete code only, not for each digit.
  const postalCode = fiveDigits(values.postalCode) ?? zip ?? null
  const quoted = useFigures(cart, { pickupType: deliveryType, ...place, postalCode })
  useSpokenTotal(quoted.figures)
  const { figures } = quoted
  const { check, ageConfirmed, isReady } = useAgeCheck(figures.ageToConfirm)
  const asks = useRef<AskFirst>(null)

  const submit = (typed: CheckoutValues) => {
    if (!isReady()) return
    const { firstName, lastName, email, phone1 } = typed
    const contact = { firstName, lastName, email, phone1 }
    const { representative, savesAddress, reminderToken } = readDraft()
    const part = {
      ...orderPart(typed, {
        isDelivery,
        pickupTime: handOverTime(deliveryType, figures.pickupTimes),
      }),
      representative,
      ageConfirmed,
    }
    const wantsAccount = !customer && typed.loginPassword !== ''
    order.place(orderBody({ cart, contact, figures, order: part }), {
      showErrors: form.showErrors,
      after: async () => {
        if (savesAddress && customer && isDelivery) await keepAddress(typed)
        await dropReminder(reminderToken)
      },
      before: async () => {
        if (isDelivery && (await asks.current?.(typed)) === false) return false
        if (wantsAccount) await openAccountFirst(typed)
        return true
      },
    })
  }

  return (
    <div className={`page ${styles.checkout}`}>
      <FormErrors form={form} />
      <PageTitle title={t('checkout.title')} />
      <CheckoutLead customer={customer} />
      <div style={WALLETS_STYLE}>
        <Suspense>
          <Wallets
            {...{ cart, figures, order, isDelivery, ageConfirmed, isReady }}
            onOrdered={dropReminder}
            showErrors={(errors, filled) => {
              form.set(filled)
              return form.showErrors(errors)
            }}
          />
        </Suspense>
      </div>
      <div className={pageStyles.columns}>
        <form id={FORM_ID} noValidate onSubmit={form.submit(submit)}>
          <CheckoutSteps
            {...{ form, customer, asks }}
            deliveryType={deliveryType}
            prices={shippingPrices({
              chosen: deliveryType,
              shippingHandling: figures.shippingHandling,
              surcharge: figures.surcharges?.total ?? 0,
              shippingDiscount: figures.offers?.shippingDiscount ?? 0,
            })}
            delivery={figures.delivery}
            pickupTimes={figures.pickupTimes}
            onDeliveryType={(next) => {
              storeDraft({ deliveryType: next })
              setDeliveryType(next)
            }}
          />
          <AgeCheck check={check} words={ageWords(check.needed)} />
        </form>
        <OrderSummary {...{ cart, quoted, order, deliveryType }} formId={FORM_ID} />
      </div>
    </div>
  )
}

/** Few guests set a password: the others do not load the code for it. */
async function openAccountFirst(typed: CheckoutValues) {
  const { openAccount } = await import('./open-account.ts').catch((error: Error) => {
    throw new NotSent(error.message)
  })
  await openAccount(typed)
}

const keepAddress = async (typed: CheckoutValues) => (await loadExtras()).saveTypedAddress(typed)

async function dropReminder(token: string) {
  if (token) (await loadExtras()).forgetReminder(token)
}

type Customer = ReturnType<typeof useSession>['customer']

function useCheckoutForm(isDelivery: boolean, customer: Customer) {
  const initial = initialValues(readDraft(), customer)
  const [billingIsSame, setBillingIsSame] = useState(initial.billingIsSame)
  return useCheckedForm<CheckoutValues>({
    initialValues: initial,
    schema: useSchema(({ checkoutSchema }) => checkoutSchema({ isDelivery, billingIsSame })),
    fields: FIELDS,
    onValuesChange: ({ loginPassword: _, ...typed }) => {
      setBillingIsSame(typed.billingIsSame)
      storeDraft(typed)
    },
  })
}
