/** The languages of the shop's pages, mails and text messages: English, and Spanish as written in the US. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether the shop speaks the language of this code. */
export const isLanguage = (code: string): code is Language =>
  LANGUAGES.some((language) => language === code)
