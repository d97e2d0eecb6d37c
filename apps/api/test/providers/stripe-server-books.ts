import { randomBytes } from 'node:crypto'
import {
  type Form,
  invalid,
  missing,
  newId,
  ok,
  refuse,
  type StripeAnswer,
} from './stripe-server-answers.ts'
import { STRIPE_TEST_CARDS, type StripeTestCard } from './stripe-server-cards.ts'
import { StripeSetups } from './stripe-server-setups.ts'
import { StripeVault } from './stripe-server-vault.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  created: number
  amount: number
  amount_received: number
  currency: string
  status: string
  client_secret: string
  metadata: Record<string, string>
  payment_method: string | null
  customer: string | null
  setup_future_usage: string | null
  last_payment_error: object | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: string
  failure_reason: string | null
  metadata: Record<string, string>
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

const seconds = () => Math.floor(Date.now() / 1000)

const metadataOf = (form: Form) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

/** What Stripe stores and does; it knows nothing about HTTP or the shop. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  /** Every change, in order. */
  readonly events: StripeEvent[] = []
  /** Reported instead of the captured amount, by a Stripe that lies. */
  reportedAmount: number | undefined
  readonly vault = new StripeVault()
  readonly setups = new StripeSetups({
    hasCustomer: (id) => this.vault.has(id),
    find: (id) => this.#find(id),
    describe: (id) => this.#methodOf(id),
    keep: (id, customer) => this.#keep(id, customer),
  })
  readonly #methods = new Map<string, StripeTestCard & { name: string }>()

  createCustomer(form: Form): StripeAnswer {
    return ok({ id: this.vault.create(metadataOf(form)), object: 'customer' })
  }

  removeCustomer(id: string): StripeAnswer {
    return this.vault.remove(id) ? ok({ id, deleted: true }) : missing(`customer: '${id}'`)
  }

  detach(id: string): StripeAnswer {
    if (this.vault.detach(id)) return ok(this.#methodOf(id) ?? {})
    return invalid('resource_missing', 'The payment method is not attached to a customer.')
  }

  createMethod(form: Form): StripeAnswer {
    const token = form.get('card[token]') ?? ''
    const name = token.replace(/^tok_/, '')
    const card = STRIPE_TEST_CARDS[name]
    if (!card) return missing(`token: '${token}'`)
    const id = newId('pm')
    this.#methods.set(id, { ...card, name })
    return ok(this.#methodOf(id) ?? {})
  }

  createIntent(form: Form): StripeAnswer {
    const amount = Number(form.get('amount'))
    if (form.get('confirm')) return invalid('parameter_unknown', 'This Stripe charges in two steps')
    if (!(amount >= 50)) return invalid('amount_too_small', 'Amount must be at least $0.50 usd')
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      created: seconds(),
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: metadataOf(form),
      payment_method: null,
      customer: form.get('customer') ?? null,
      setup_future_usage: form.get('setup_future_usage') ?? null,
      last_payment_error: null,
    }
    if (intent.customer && !this.vault.has(intent.customer))
      return missing(`customer: '${intent.customer}'`)
    this.intents.set(id, intent)
    this.#notify('payment_intent.created', intent)
    return this.answer(intent)
  }

  confirm(id: string, form: Form): StripeAnswer {
    const intent = this.intents.get(id)
    if (!intent) return missing(`payment_intent: '${id}'`)
    if (intent.status !== 'requires_payment_method') return this.#unexpected(intent)
    const method = this.#find(form.get('payment_method') ?? '')
    const owner = method && this.vault.ownerOf(method.id)
    if (owner && owner !== intent.customer) {
      return invalid('payment_method_customer_mismatch', 'It belongs to another customer.')
    }
    if (!method) return missing(`PaymentMethod: '${form.get('payment_method')}'`)
    intent.payment_method = method.id
    switch (method.card.outcome) {
      case 'succeed':
        this.#capture(intent)
        return this.answer(intent)
      case 'challenge':
        this.#transition(intent, 'requires_action')
        return this.answer(intent)
      case 'process':
        this.#transition(intent, 'processing')
        return this.answer(intent)
      case 'decline':
        return this.#decline(intent, method.card)
    }
  }

  cancel(id: string): StripeAnswer {
    const intent = this.intents.get(id)
    if (!intent) return missing(`payment_intent: '${id}'`)
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
      return this.#unexpected(intent)
    }
    this.#transition(intent, 'canceled')
    return this.answer(intent)
  }

  retrieve(id: string): StripeAnswer {
    const intent = this.intents.get(id)
    return intent ? this.answer(intent) : missing(`payment_intent: '${id}'`)
  }

  createRefund(form: Form): StripeAnswer {
    const intent = this.intents.get(form.get('payment_intent') ?? '')
    if (intent?.status !== 'succeeded') {
      return invalid('charge_not_refundable', 'This payment has no successful charge to refund.')
    }
    const amount = Number(form.get('amount'))
    const given = this.refundedOf(intent.id)
    if (given + amount > intent.amount_received) {
      return invalid('charge_already_refunded', 'Refund amount is greater than what is left.')
    }
    const { id: payment_intent, currency } = intent
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      currency,
      payment_intent,
      status: 'succeeded',
      failure_reason: null,
      metadata: metadataOf(form),
    }
    this.refunds.push(refund)
    this.#notify('refund.created', refund)
    return ok(refund)
  }

  listRefunds(paymentIntent: string | null): StripeAnswer {
    const data = this.refunds.filter((refund) => refund.payment_intent === paymentIntent)
    return ok({ object: 'list', url: '/v1/refunds', has_more: false, data: data.reverse() })
  }

  /** The shopper in the bank's step, which Stripe's script shows in the browser. */
  decide(id: string, approve: boolean): void {
    if (this.setups.get(id)) {
      this.setups.decide(id, approve)
      return
    }
    const intent = this.intents.get(id)
    if (intent?.status !== 'requires_action') throw new Error(`${id} asks nobody`)
    if (approve) this.#capture(intent)
    else this.#fail(intent, 'payment_intent_authentication_failure', 'Authentication failed.')
  }

  /** Completes payments that are processing. */
  complete(id: string): void {
    const intent = this.intents.get(id)
    if (intent?.status !== 'processing') throw new Error(`${id} is not processing`)
    this.#capture(intent)
  }

  /** In cents, of one payment. */
  refundedOf(id: string): number {
    return this.refunds
      .filter((refund) => refund.payment_intent === id && refund.status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  answer(intent: Intent): StripeAnswer {
    const payment_method = intent.payment_method && this.#methodOf(intent.payment_method)
    const lie = intent.status === 'succeeded' ? this.reportedAmount : undefined
    return ok({ ...intent, payment_method, ...(lie && { amount_received: lie }) })
  }

  #find(id: string) {
    const name = /^pm_card_(\w+)$/.exec(id)?.[1]
    const card = name ? STRIPE_TEST_CARDS[name] : this.#methods.get(id)
    if (!card || this.vault.wasDetached(id)) return undefined
    if (name) this.#methods.set(id, { ...card, name })
    return { id, card }
  }

  #methodOf(id: string) {
    const stored = this.#methods.get(id)
    if (!stored) return null
    const { brand, last4, name } = stored
    const ends = { exp_month: 8, exp_year: 2034 }
    const card = { brand, last4, fingerprint: `fp_${name}`, ...ends }
    const customer = this.vault.ownerOf(id) ?? null
    return { id, object: 'payment_method', type: 'card', card, customer }
  }

  #capture(intent: Intent) {
    intent.amount_received = intent.amount
    const { customer, payment_method: id, setup_future_usage: keeps } = intent
    if (customer && keeps && id) intent.payment_method = this.#keep(id, customer)
    this.#transition(intent, 'succeeded')
  }

  /** A test card is made into a card of its own when it is kept. */
  #keep(id: string, customer: string): string {
    const own = id.startsWith('pm_card_') ? newId('pm') : id
    const card = this.#methods.get(id)
    if (card) this.#methods.set(own, card)
    this.vault.attach(own, customer)
    return own
  }

  #decline(intent: Intent, { code, declineCode, message }: StripeTestCard): StripeAnswer {
    this.#fail(intent, code ?? 'card_declined', message ?? '', declineCode)
    const { payment_method: _, last_payment_error: reason, ...rest } = intent
    const payment_intent = { ...rest, payment_method: null, last_payment_error: reason }
    return refuse(402, { ...intent.last_payment_error, type: 'card_error', payment_intent })
  }

  #fail(intent: Intent, code: string, message: string, decline_code?: string) {
    const payment_method = intent.payment_method && this.#methodOf(intent.payment_method)
    const type = 'card_error'
    intent.last_payment_error = { type, code, message, decline_code, payment_method }
    intent.payment_method = null
    intent.status = 'requires_payment_method'
    this.#notify('payment_intent.payment_failed', intent)
  }

  #transition(intent: Intent, status: string) {
    intent.status = status
    this.#notify(`payment_intent.${status}`, intent)
  }

  #unexpected(intent: Intent): StripeAnswer {
    const code = 'payment_intent_unexpected_state'
    return invalid(code, `This payment has the status ${intent.status}.`)
  }

  #notify(type: string, about: object) {
    const data = { object: structuredClone(about) }
    this.events.push({ id: newId('evt'), object: 'event', type, created: seconds(), data })
  }
}
