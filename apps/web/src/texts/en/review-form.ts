/** Texts of the review form, loaded when it opens. */
export const reviewFormTexts = {
  'review.rating': 'Overall rating',
  'review.title': 'Title',
  'review.text': 'Your review',
  'review.showName':
    'Show my first name and initial. Otherwise it says “Customer”, or “Verified customer” if you bought it here.',
  'review.submit': 'Submit your review',
  'review.signIn': 'Sign in and come back to this review',
} as const
