// What the browser gets instead of Stripe's script: the calls of the Elements API that the shop makes, as documented by
// Stripe, with plain fields and windows. It tests our use of the API, not Stripe.
const METHODS = {
  4242424242424242: 'pm_card_visa',
  4000000000000069: 'pm_card_chargeDeclinedExpiredCard',
  4000000000003220: 'pm_card_threeDSecure2Required',
}

class PaymentElement {
  listeners = {}
  field = document.createElement('input')

  constructor() {
    this.field.setAttribute('aria-label', 'Card number')
    this.field.addEventListener('input', () => this.tell('change', { complete: true }))
  }

  on(event, listener) {
    this.listeners[event] = [...(this.listeners[event] ?? []), listener]
    return this
  }

  off(event, listener) {
    this.listeners[event] = (this.listeners[event] ?? []).filter((known) => known !== listener)
    return this
  }

  tell(event, facts) {
    for (const listener of this.listeners[event] ?? []) listener(facts)
  }

  mount(place) {
    place.append(this.field)
    queueMicrotask(() => this.tell('ready', {}))
  }

  update() {}

  destroy() {
    this.field.remove()
  }
}

/** The wallet buttons: a single one, whose sheet the test operates through `stripeStandIn.wallet`. */
class ExpressCheckoutElement extends PaymentElement {
  constructor(options) {
    super()
    this.field = document.createElement('button')
    this.field.type = 'button'
    this.field.textContent = 'Apple Pay'
    this.field.addEventListener('click', () =>
      this.tell('click', {
        expressPaymentType: 'apple_pay',
        resolve: (sheet) => this.open({ ...options, ...sheet }),
        reject: () => {},
      }),
    )
  }

  open(sheet) {
    const wallet = { sheet, refused: 0, failed: [] }
    window.stripeStandIn.wallet = wallet
    wallet.choose = (address) =>
      new Promise((resolve) => {
        this.tell('shippingaddresschange', {
          address,
          resolve: (change) => resolve(Object.assign(wallet.sheet, change)),
          reject: () => {
            wallet.refused += 1
            resolve()
          },
        })
      })
    wallet.confirm = (details) =>
      this.tell('confirm', { ...details, paymentFailed: (why) => wallet.failed.push(why) })
  }

  mount(place) {
    place.append(this.field)
    queueMicrotask(() => this.tell('ready', { availablePaymentMethods: { applePay: true } }))
  }
}

function makeElements(options) {
  window.stripeStandIn.options = options
  let element
  return {
    create: (kind, ofElement) => {
      element =
        kind === 'expressCheckout' ? new ExpressCheckoutElement(ofElement) : new PaymentElement()
      return element
    },
    getElement: () => element ?? null,
    update: (change) => Object.assign(window.stripeStandIn.options, change),
    on: () => {},
    card: () => element.field.value,
    async submit() {
      const isWallet = element instanceof ExpressCheckoutElement
      return isWallet || element.field.value
        ? {}
        : { error: { message: 'Your card number is incomplete.' } }
    },
  }
}

/** The bank's window is an element of the page: if our modal makes it unreachable, it cannot be clicked. */
function askBank({ clientSecret }) {
  const bank = document.createElement('div')
  bank.setAttribute('role', 'dialog')
  bank.setAttribute('aria-label', 'Bank')
  document.body.append(bank)
  return new Promise((resolve) => {
    for (const answer of ['Approve', 'Refuse', 'Leave']) {
      const button = document.createElement('button')
      button.textContent = answer
      button.addEventListener('click', async () => {
        if (answer !== 'Leave') await window.decideAtBank(clientSecret, answer === 'Approve')
        bank.remove()
        resolve(answer === 'Approve' ? { paymentIntent: {} } : { error: { message: 'No.' } })
      })
      bank.append(button)
    }
  })
}

window.stripeStandIn = { made: 0, options: undefined }
window.Stripe = (key) => ({
  key,
  elements: makeElements,
  createToken: () => {},
  confirmCardPayment: () => {},
  async createPaymentMethod({ elements }) {
    window.stripeStandIn.made += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { paymentMethod: { id: METHODS[elements.card().replaceAll(' ', '')] ?? 'pm_card_visa' } }
  },
  handleNextAction: askBank,
})
window.Stripe.version = 'endive'
