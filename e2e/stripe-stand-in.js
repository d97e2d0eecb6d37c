// What the browser gets instead of Stripe's script: the calls of the Elements API that the shop makes,
// as Stripe documents them, with plain fields and windows. It proves our use of the API, not Stripe.
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

function makeElements(options) {
  window.stripeStandIn.options = options
  const element = new PaymentElement()
  return {
    create: () => element,
    getElement: () => element,
    update: () => {},
    on: () => {},
    field: element.field,
    async submit() {
      return element.field.value ? {} : { error: { message: 'Your card number is incomplete.' } }
    },
  }
}

/** The bank's window is an element of the page: what a modal of ours makes unreachable cannot be pressed. */
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
    return { paymentMethod: { id: METHODS[elements.field.value.replaceAll(' ', '')] } }
  },
  handleNextAction: askBank,
})
window.Stripe.version = 'endive'
