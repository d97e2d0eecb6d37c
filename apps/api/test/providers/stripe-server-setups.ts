import {
  type Form,
  missing,
  newId,
  ok,
  refuse,
  type StripeAnswer,
} from './stripe-server-answers.ts'
import type { StripeTestCard } from './stripe-server-cards.ts'

/** A card to be kept without a payment. */
interface Setup {
  id: string
  object: 'setup_intent'
  status: string
  client_secret: string
  customer: string
  payment_method: string | null
  last_setup_error: object | null
}

/** What the setups need of Stripe's other books. */
interface Cards {
  hasCustomer: (id: string) => boolean
  find: (id: string) => { id: string; card: StripeTestCard } | undefined
  describe: (id: string) => object | null
  /** Makes it the customer's; its id from then on. */
  keep: (id: string, customer: string) => string
}

/** The cards that are kept without a payment, as Stripe's SetupIntents do it. */
export class StripeSetups {
  readonly #setups = new Map<string, Setup>()
  readonly #cards: Cards

  constructor(cards: Cards) {
    this.#cards = cards
  }

  get(id: string) {
    return this.#setups.get(id)
  }

  create(form: Form): StripeAnswer {
    const customer = form.get('customer') ?? ''
    if (!this.#cards.hasCustomer(customer)) return missing(`customer: '${customer}'`)
    const id = newId('seti')
    const setup: Setup = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      client_secret: `${id}_${newId('secret')}`,
      customer,
      payment_method: null,
      last_setup_error: null,
    }
    this.#setups.set(id, setup)
    return this.#answer(setup)
  }

  confirm(id: string, form: Form): StripeAnswer {
    const setup = this.#setups.get(id)
    const method = this.#cards.find(form.get('payment_method') ?? '')
    if (setup?.status !== 'requires_payment_method') return missing(`setup_intent: '${id}'`)
    if (!method) return missing(`PaymentMethod: '${form.get('payment_method')}'`)
    const { outcome, code = 'card_declined', declineCode, message = '' } = method.card
    if (outcome === 'decline') {
      const error = { type: 'card_error', code, message, decline_code: declineCode }
      setup.last_setup_error = error
      return refuse(402, { ...error, setup_intent: setup })
    }
    setup.payment_method = method.id
    if (outcome === 'challenge') setup.status = 'requires_action'
    else this.#finish(setup)
    return this.#answer(setup)
  }

  retrieve(id: string): StripeAnswer {
    const setup = this.#setups.get(id)
    return setup ? this.#answer(setup) : missing(`setup_intent: '${id}'`)
  }

  cancel(id: string): StripeAnswer {
    const setup = this.#setups.get(id)
    if (!setup) return missing(`setup_intent: '${id}'`)
    setup.status = 'canceled'
    return this.#answer(setup)
  }

  /** The customer in the bank's step. */
  decide(id: string, approve: boolean): void {
    const setup = this.#setups.get(id)
    if (setup?.status !== 'requires_action') throw new Error(`${id} asks nobody`)
    if (approve) {
      this.#finish(setup)
      return
    }
    const code = 'setup_intent_authentication_failure'
    Object.assign(setup, { status: 'requires_payment_method', payment_method: null })
    setup.last_setup_error = { type: 'card_error', code, message: 'Authentication failed.' }
  }

  clear(): void {
    this.#setups.clear()
  }

  #finish(setup: Setup): void {
    setup.payment_method = this.#cards.keep(setup.payment_method ?? '', setup.customer)
    setup.status = 'succeeded'
  }

  #answer(setup: Setup): StripeAnswer {
    const payment_method = setup.payment_method && this.#cards.describe(setup.payment_method)
    return ok({ ...setup, payment_method })
  }
}
