/** Texts of sharing a cart by link. */
export const cartLinkTexts = {
  'carts.notStored':
    'This browser cannot save your cart: its storage is full or turned off. You can order, but the cart is gone when you close this page.',
  'carts.left':
    'What you see here is no longer in your cart: it was ordered or removed in another tab.',
  'carts.share': 'Share this cart',
  'carts.shareTitle': 'Share your cart',
  'carts.shareLead':
    'Make a link for someone who shops for you or with you. They see what is in your cart now and can put it into their own cart.',
  'carts.whatIsSeen':
    'Whoever has the link sees the products, quantities, cuts and notes below. It holds no name, address or payment details. It works for 30 days, and you can end it any time.',
  'carts.signIn': 'Sign in to share your cart, so that you can end its links later.',
  'carts.signInButton': 'Sign in',
  'carts.empty': 'Your cart is empty: there is nothing to share.',
  'carts.inCart': 'In your cart now',
  'carts.make': 'Make a link',
  'carts.made': 'Your link is ready. It is shown this once: copy it now.',
  'carts.link': 'Link to your cart',
  'carts.copy': 'Copy the link',
  'carts.copied': 'The link is copied.',
  'carts.copyFailed': 'Please copy the link from the field.',
  'carts.send': 'Send the link',
  'carts.links': 'Links that work now',
  'carts.linkOf.one': 'Made {made}, {count} product line. Works until {until}.',
  'carts.linkOf.other': 'Made {made}, {count} product lines. Works until {until}.',
  'carts.end': 'End this link',
  'carts.endOf': 'End this link, made {made}',
  'carts.ended': 'The link is ended. It opens nothing anymore.',
  'carts.tooMany': 'You have 20 links that work. End one of them to make another.',
  'carts.failed': 'The shop cannot be reached. Please try again.',
  'carts.sharedTitle': 'A cart shared with you',
  'carts.sharedList': 'A list shared with you',
  'carts.sharedLead':
    'Somebody shared these products with you. Prices are today’s. Putting them into your cart does not order anything yet.',
  'carts.worksUntil': 'This link works until {until}.',
  'carts.putAll': 'Put all in my cart',
  'carts.each': '{price} each',
  'carts.quantity': 'Quantity {count}',
  'carts.goneNow': 'No longer in the shop',
  'carts.total': 'Total of the goods',
  'carts.linkOver': 'This link no longer works',
  'carts.linkOverHelp':
    'Links to a cart work for 30 days, and whoever made one can end it sooner. Ask for a new link.',
  'carts.listOverHelp':
    'Links to a list work for a year, and whoever made one can end it sooner. Ask for a new link.',
  'carts.toShop': 'Go to the shop',
}
