import type { Contact } from '@mendwell/contract/orders/orders'
import type { Cart } from '@mendwell/domain/orders/cart'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { AgeCheck, useAgeCheck } from '../../components/age/age-check.tsx'
import { ageWords } from '../../components/age/age-words.ts'
import { ContactFields } from '../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { laterSchemas } from '../../lib/forms/later-schema.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { readDraft, storeDraft } from '../../purchase/draft/checkout-draft.ts'
import type { Figures } from '../../purchase/estimate/estimate.ts'
import { orderBody } from '../../purchase/placing/order-body.ts'
import { OrderRefusal } from '../../purchase/placing/order-refusal.tsx'
import type { usePlaceOrder } from '../../purchase/placing/use-place-order.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './guest-form.module.css'
import type { PickupChoice } from './use-pickup-choice.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'phone1'] as const

const useSchema = laterSchemas(() => import('@mendwell/contract/orders/orders'))

interface GuestFormProps {
  cart: Cart
  choice: PickupChoice
  /** Where the choice is made, and who recommended the shop. */
  pickupFields: ReactNode
  figures: Figures
  /** False if the referral email is wrong, which then gets focus. */
  isReady: () => boolean
  order: ReturnType<typeof usePlaceOrder>
}

/**
 * The quick form: IN STORE places the order at once, because nothing more is needed; DELIVERY takes the typed values to
 * checkout.
 */
export function GuestForm(props: GuestFormProps) {
  const { cart, choice, figures, isReady, order, pickupFields } = props
  const navigate = useNavigate()
  const { firstName, lastName, email, phone1 } = readDraft()
  const form = useCheckedForm<Contact>({
    initialValues: { firstName, lastName, email, phone1 },
    schema: useSchema((contract) => contract.Contact),
    fields: FIELDS,
    onValuesChange: storeDraft,
  })
  const { check, ageConfirmed, isReady: isOldEnough } = useAgeCheck(figures.ageToConfirm)
  const checkout = (contact: Contact) => {
    if (!isReady()) return
    if (choice.pickupType === 'DELIVERY') void navigate(paths.checkout)
    else if (isOldEnough())
      order.place(orderBody({ cart, contact, figures, order: { ...choice, ageConfirmed } }), form)
  }
  const isPickup = choice.pickupType === 'IN STORE'
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <h2 id="guest-title">{t(isPickup ? 'cart.pickupTitle' : 'cart.guestTitle')}</h2>
      <p className="muted">{t('cart.guestHelp')}</p>
      {pickupFields}
      <form noValidate onSubmit={form.submit(checkout)}>
        <FormErrors form={form} />
        <ContactFields
          labels={{
            firstName: t('cart.firstName'),
            lastName: t('cart.lastName'),
            email: t('cart.email'),
            emailHint: t('cart.emailHint'),
            phone1: t('cart.phone'),
          }}
          field={form.field}
        />
        <p className={`small muted ${styles.nextStep}`}>
          {isPickup ? pickupNote(figures) : t('cart.deliveryNote')}
        </p>
        {isPickup && <AgeCheck check={check} words={ageWords(check.needed)} />}
        <OrderRefusal order={order} />
        <div className="row">
          <Button type="submit" big rank={isPickup ? 'secondary' : 'primary'} busy={order.busy}>
            {t('cart.checkout')}
            {isPickup && ` ${t('cart.forPickup')}`}
          </Button>
          <span className="small muted">
            {t('cart.haveAccount')}{' '}
            <Link to={paths.login} state={{ from: paths.cart }}>
              {t('cart.signIn')}
            </Link>
          </span>
        </div>
      </form>
    </section>
  )
}

/** The cost of pickup, shown before the click (Decisions §10). */
const pickupNote = ({ shippingHandling, currency }: Figures) =>
  shippingHandling === 0
    ? t('cart.inStoreFreeNote')
    : t('cart.inStoreNote', { price: formatMoney(shippingHandling, currency) })
