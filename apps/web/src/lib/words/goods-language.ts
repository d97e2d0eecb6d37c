import { currentLanguage } from './language.ts'

/**
 * The `lang` of text by staff: names and descriptions of products, and news, are English in every language of the shop,
 * and a screen reader must pronounce them so (WCAG 3.1.2). Undefined if the page is English.
 */
export const goodsLanguage = (): 'en' | undefined => (currentLanguage() === 'en' ? undefined : 'en')
