/** Texts of the one email about an abandoned cart: at checkout, in the account, and behind its links. */
export const cartReminderTexts = {
  'remind.ask': 'Email me once if I leave without ordering',
  'remind.askHelp': 'One email, with a link to this cart.',
  'remind.own': 'Cart reminder',
  'remind.ownHelp': 'One email with a link to your cart. It names no products.',
  'remind.ownOn': 'Saved. We email you once if you leave a cart.',
  'remind.ownOff': 'Saved. We do not email you about your cart.',
  'remind.sharedTitle': 'The cart you left',
  'remind.sharedLead':
    'This is your cart as you left it, at today’s prices. Putting it into your cart does not order anything yet.',
  'remind.inCart': 'All of this is in your cart on this device.',
  'remind.toCart': 'Go to my cart',
  'remind.overHelp': 'Links in a cart reminder work for 30 days.',
  'remind.stopTitle': 'Stop cart reminders',
  'remind.stopHelp': 'Press the button, and we email you no more about carts.',
  'remind.stop': 'Send me no cart reminders',
  'remind.stopped': 'Done. We do not email you about carts anymore.',
}
