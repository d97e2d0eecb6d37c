/** Texts of reviews. */
export const reviewTexts = {
  'review.add': 'Add Your Review',
  'review.notSent':
    'We could not reach the shop. Your words are kept; please send the review again.',
  'review.beFirst': 'If you have used this product, tell others how it worked for you.',
  'review.stars.one': '{count} star',
  'review.stars.other': '{count} stars',
  'review.ofFive.one': 'of 5, {count} review',
  'review.ofFive.other': 'of 5, {count} reviews',
  'review.given': 'given',
  'review.chooseRow': 'Choose a row to read only those reviews.',
  'review.shown.one': '{count} review shown',
  'review.shown.other': '{count} reviews shown',
  'review.showAll': 'Show all reviews',
  'review.showMore': 'Show more reviews',
  'review.by': '{name}, {date}',
  'review.ofPack': 'Reviewed: {pack}',
  'review.verified': 'Verified purchase',
  'review.reply': 'Reply from {name}, {date}',
}
