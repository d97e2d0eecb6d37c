import type { Language } from '@mendwell/domain/words/languages'
import type { NewsletterText, NewsletterTrial } from '../../../api/staff/pages/newsletters.ts'

/** As typed; `sendAt` is a minute in the shop's time zone, '' for now. */
export type NewsletterValues = NewsletterText & { sendAt: string }

/** A newsletter in one of its languages, as its preview and test have it. */
export const trialOf = (text: NewsletterText, language: Language): NewsletterTrial => ({
  language,
  subject: language === 'en' ? text.subject : text.subjectEs,
  body: language === 'en' ? text.body : text.bodyEs,
})
