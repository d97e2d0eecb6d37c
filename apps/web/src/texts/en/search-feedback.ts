/** A shopper's feedback on search results. */
export const searchFeedbackTexts = {
  'feedback.title': 'Not what you were looking for?',
  'feedback.lead': 'One press is enough. It helps us improve this search.',
  'feedback.report': 'Tell our staff',
  'feedback.thanks': 'Thank you. Our staff will look at this search.',
  'feedback.what': 'What were you looking for?',
  'feedback.hint': 'Please leave out names, phone numbers and emails. Nobody can reply here.',
  'feedback.send': 'Send',
  'feedback.failed': 'That did not reach us. Please try again.',
  'feedback.written': 'Thank you. That helps us find it for you next time.',
}
