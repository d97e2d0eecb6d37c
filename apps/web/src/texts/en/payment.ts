/** Texts of the payment dialog. */
export const paymentTexts = {
  'payment.title': 'Pay {amount}',
  'payment.order.one': 'Order# {number}, {count} item',
  'payment.order.other': 'Order# {number}, {count} items',
  'payment.close': 'Close, pay later',
  'payment.sandbox': 'Sandbox. No real card is charged. Test card 4242 4242 4242 4242.',
  'payment.number': 'Card number',
  'payment.expiry': 'Expiry',
  'payment.securityCode': 'Security code',
  'payment.name': 'Name on card',
  'payment.sending': 'Paying…',
  'payment.fine':
    'Card details go straight to the card provider. Mendwell never sees or stores them. If the payment fails, your order stays open and you can try again.',
  'payment.tryAgain': 'Your order stays open. Try again or use another card.',
  'payment.unreachable':
    'The shop cannot be reached. Press the button again when you are back online: you will not be charged twice.',
  'payment.numberMissing': 'Enter the card number',
  'payment.numberFault': 'This card number is not valid. Check the digits.',
  'payment.numberUnknown': 'The sandbox takes only its test cards. Choose one from the list below.',
  'payment.expiryFault': 'Enter the expiry as month and year, for example 08 / 29',
  'payment.expired': 'This card has expired. Use another card.',
  'payment.codeFault': 'Enter the 3 or 4 digits of the security code',
  'payment.nameFault': 'Enter the name on the card',
  'payment.testCards': 'Test cards',
  'payment.testCardsHelp': 'Use any future expiry date and any security code.',
  'payment.use': 'Use',
  'payment.useCard': 'Use test card {number}',
  'payment.bankTitle': 'Confirm with your bank',
  'payment.bankAsks':
    'Sandbox bank: do you want to pay {amount} to Mendwell? Your real bank would send you a code here.',
  'payment.bankOpen': 'The window of your bank is open.',
  'payment.bankUnfinished': 'Your bank has not confirmed this payment yet.',
  'payment.bankContinue': 'Continue with the bank',
  'payment.otherCard': 'Use another card',
  'payment.blocked':
    'The card fields of Stripe could not be loaded. Check your connection, and whether your browser blocks js.stripe.com.',
  'payment.approve': 'Approve',
  'payment.refuse': 'Decline',
  'payment.confirmingHelp':
    'This usually takes a few seconds. You can close this window: your invoice will show the result.',
}
