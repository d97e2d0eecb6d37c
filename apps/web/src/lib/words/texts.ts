import type { Sentence } from '@mendwell/contract/wire/errors'
import { type MessageKey, messages } from '@mendwell/contract/wire/messages'
import type { Language } from '@mendwell/domain/words/languages'
import { en, type TextKey } from '../../texts/en.ts'
import { adoptLanguage, currentLanguage, locale, rememberLanguage } from './language.ts'
import { formatDollars, formatNumber, formatPercent } from './numbers.ts'

export { formatNumber, formatPercent } from './numbers.ts'

type Values = Record<string, string | number>
type Catalogue = Record<string, string>

let translated: Catalogue | undefined
const english: Catalogue = { ...en }

/** Loads the texts of the main home. */
export async function loadHomeTexts(): Promise<void> {
  Object.assign(english, (await import('../../texts/en-home.ts')).homeFirst)
}

/** Loads the texts of pages not needed for the first view. */
export async function loadLaterTexts(): Promise<void> {
  Object.assign(english, (await import('../../texts/en-later.ts')).later)
}

/** Loads the texts of account pages, and those they share with others. */
export async function loadAccountTexts(): Promise<void> {
  const [{ accountTexts }] = await Promise.all([
    import('../../texts/en/account.ts'),
    loadLaterTexts(),
  ])
  Object.assign(english, accountTexts)
}

/** Loads the texts of kitchen and butcher products, and those their pages share with others. */
export async function loadKitchenTexts(): Promise<void> {
  const [{ kitchenTexts }] = await Promise.all([
    import('../../texts/en/kitchen.ts'),
    loadLaterTexts(),
  ])
  Object.assign(english, kitchenTexts)
}

/** Loads the texts of the order page, where it is paid; those about reordering are the account's. */
export async function loadOrderTexts(): Promise<void> {
  const [{ invoiceTexts }, { paymentTexts }] = await Promise.all([
    import('../../texts/en/invoice.ts'),
    import('../../texts/en/payment.ts'),
    loadAccountTexts(),
  ])
  Object.assign(english, invoiceTexts, paymentTexts)
}

/** Loads the catalogue of the current language; English is always there. */
export async function loadTexts(): Promise<void> {
  try {
    translated = await catalogueOf(currentLanguage())
  } catch {
    // Without them the shop falls back to English.
    adoptLanguage('en')
  }
}

let wanted: Language | undefined

/**
 * Switches the language once its texts have loaded; the last choice wins.
 * @throws when the texts cannot be loaded; the language then stays the same.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language
  const catalogue = await catalogueOf(language)
  if (wanted !== language) return
  translated = catalogue
  adoptLanguage(language)
  rememberLanguage(language)
}

async function catalogueOf(language: Language): Promise<Catalogue | undefined> {
  return language === 'es' ? (await import('../../texts/es.ts')).es : undefined
}

/** The text of a key in the current language, if that is not English and has one. */
export const translation = (key: string): string | undefined => translated?.[key]

let online = '10%'

/** Sets the reduction for texts with {online}, in percent (setting onlineDiscount). */
export function reduceOnline(percent: number): void {
  online = formatPercent(percent)
}

/** A text with its {names} filled in. */
export function fill(text: string, values: Values = {}): string {
  // Most have none, and a page shows hundreds.
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? (name === 'online' ? online : all)),
  )
}

/** A UI text in the current language, its {names} filled in. */
export function t(key: TextKey, values?: Values): string {
  return fill(translated?.[key] ?? english[key] ?? key, values)
}

/** Singular or plural: uses `key.one` or `key.other`, like both English and Spanish. */
export function plural(key: string, count: number, values?: Values): string {
  const rule = count === 1 ? 'one' : 'other'
  const text = translated?.[`${key}.${rule}`] ?? english[`${key}.${rule}`]
  return fill(text ?? key, { count: formatNumber(count), ...values })
}

let reworded: { english: Catalogue; spanish: Catalogue } = { english: {}, spanish: {} }

/** The owner's overrides of messages, by language (settings messageTexts and messageTextsEs). */
export function reword(english: Catalogue, spanish: Catalogue = {}): void {
  reworded = { english, spanish }
}

const wordsOf = (key: string) =>
  translated ? (reworded.spanish[key] ?? translated[`message.${key}`]) : reworded.english[key]

/** A message of the specification's catalogue in the current language. */
export function say(key: MessageKey, values?: Values): string {
  return fill(wordsOf(key) ?? messages[key], values)
}

/** Translates shop data, such as a department, or a bank's message about a card, if known. */
export const translateWord = (word: string): string => translated?.[`word.${word}`] ?? word

/** The values of a message that are words of the shop, by their name: where each is translated. */
const NAMED = { what: 'thing', from: 'status-word', to: 'status-word', status: 'status-word' }

/** The shop's message in a response, by key if it has one, in the current language and the owner's wording. */
export function translateMessage(english: string, sentence: Sentence | undefined): string {
  const words = sentence && wordsOf(sentence.code)
  if (words === undefined) return english
  const values: Values = { ...sentence?.params }
  for (const [name, kind] of Object.entries(NAMED)) {
    const word = translated?.[`${kind}.${values[name]}`]
    if (word !== undefined) values[name] = word
  }
  return fill(words, values)
}

/** The currency of prices until the shop has set another (setting currency). */
export let shopCurrency = 'USD'

/** Sets the currency of prices. */
export function priceIn(currency: string): void {
  shopCurrency = currency
}

/** A formatted amount: in the shop's currency, or in that of an old order. */
export function formatMoney(amount: number, currency = shopCurrency): string {
  if (currency === 'USD') return formatDollars(amount)
  const key = `${locale()} ${currency}`
  currencies[key] ??= new Intl.NumberFormat(locale(), { style: 'currency', currency })
  return currencies[key].format(amount)
}

// Creating an Intl object costs more than using it a thousand times.
const currencies: Record<string, Intl.NumberFormat> = {}
