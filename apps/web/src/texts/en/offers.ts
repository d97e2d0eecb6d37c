/** Codes and what they take off; loaded with the code field. */
export const offerTexts = {
  'offers.ask': 'Have a promo code?',
  'offers.code': 'Promo code',
  'offers.apply': 'Apply',
  'offers.remove': 'Remove',
  'offers.removeCode': 'Remove code {code}',
  'offers.applied': 'Promotions in this cart',
  'offers.off': '{amount} off',
  'offers.added': 'Code {code} applied.',
  'offers.removed': 'Code {code} removed.',
  'offers.reclaim':
    'If you return something and what you keep is below the minimum of a promotion, its discount is taken off the refund.',
  'offers.tooMany': 'At most {count} codes count in one cart.',
  'offers.missing': 'Enter a code.',
  'offers.NO_SUCH_CODE': 'We do not know the code {code}. Check how it is spelled.',
  'offers.TRY_LATER':
    'Too many codes were tried here. Sign in, or try {code} again in an hour; you can order without it.',
  'offers.NOT_YET': 'Code {code} does not count yet.',
  'offers.OVER': 'Code {code} is over.',
  'offers.USED_UP': 'Code {code} was used as often as it can be.',
  'offers.USED_BY_CUSTOMER': 'You have used code {code} already.',
  'offers.MIN_SUBTOTAL': 'Code {code} counts from {wanted}; {missing} more.',
  'offers.MIN_QUANTITY.one': 'Code {code} counts from {wanted} pieces; {missing} more.',
  'offers.MIN_QUANTITY.other': 'Code {code} counts from {wanted} pieces; {missing} more.',
  'offers.GROUP': 'Code {code} is for verified clinics. Sign in with the account of the clinic.',
  'offers.FIRST_ORDER':
    'Code {code} is for a first order. Sign in with a confirmed email to use it.',
  'offers.NOTHING_TO_REDUCE': 'Code {code} is for other products than those in this cart.',
  'offers.OTHER_BETTER': 'Another offer saves you more than code {code}.',
  'offers.ONE_PER_CART':
    'One code of this promotion counts per order. Keep {code} for the next one.',
  'offers.linkTitle': 'Promo code',
  'offers.linkKept': 'Code {code} is kept for your cart.',
  'offers.linkCart': 'Go to cart',
  'offers.linkShop': 'Continue shopping',
} as const
