import type { Sentence } from '@mendwell/contract/wire/errors'
import { type MessageKey, messages } from '@mendwell/contract/wire/messages'
import { en, type TextKey } from '../../texts/en.ts'
import {
  adoptLanguage,
  currentLanguage,
  type Language,
  locale,
  rememberLanguage,
} from './language.ts'
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

/** Loads the texts of the pages that are not part of the first view. */
export async function loadLaterTexts(): Promise<void> {
  Object.assign(english, (await import('../../texts/en-later.ts')).later)
}

/** Loads the texts of the pages of an account, and those that they share with others. */
export async function loadAccountTexts(): Promise<void> {
  const [{ accountTexts }] = await Promise.all([
    import('../../texts/en/account.ts'),
    loadLaterTexts(),
  ])
  Object.assign(english, accountTexts)
}

/** Loads the texts of what the kitchen and the butcher sell, and those that their pages share with others. */
export async function loadKitchenTexts(): Promise<void> {
  const [{ kitchenTexts }] = await Promise.all([
    import('../../texts/en/kitchen.ts'),
    loadLaterTexts(),
  ])
  Object.assign(english, kitchenTexts)
}

/** Loads the texts of the page of one order, where it is paid; what it says of ordering again is the account's. */
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
    // Without them the shop speaks English rather than not at all.
    adoptLanguage('en')
  }
}

let wanted: Language | undefined

/**
 * Speaks another language once its texts are there; the last choice wins.
 * @throws when the texts cannot be loaded; the language then stays as it is.
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

/** The text of a key in the current language, where it is not English and has one. */
export const translation = (key: string): string | undefined => translated?.[key]

let online = '10%'

/** From now on texts with {online} tell this reduction, in percent (setting onlineDiscount). */
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

/** A text of the interface in the current language, its {names} filled in. */
export function t(key: TextKey, values?: Values): string {
  return fill(translated?.[key] ?? english[key] ?? key, values)
}

/** One or many: takes `key.one` or `key.other`, as English and Spanish both do. */
export function plural(key: string, count: number, values?: Values): string {
  const rule = count === 1 ? 'one' : 'other'
  const text = translated?.[`${key}.${rule}`] ?? english[`${key}.${rule}`]
  return fill(text ?? key, { count: formatNumber(count), ...values })
}

let reworded: { english: Catalogue; spanish: Catalogue } = { english: {}, spanish: {} }

/** The owner's own words for messages, for each language (settings messageTexts and messageTextsEs). */
export function reword(english: Catalogue, spanish: Catalogue = {}): void {
  reworded = { english, spanish }
}

const wordsOf = (key: string) =>
  translated ? (reworded.spanish[key] ?? translated[`message.${key}`]) : reworded.english[key]

/** A message of the specification's catalogue in the current language. */
export function say(key: MessageKey, values?: Values): string {
  return fill(wordsOf(key) ?? messages[key], values)
}

/** A word of the shop's own data, such as a department, or what a bank says of a card, where it is known. */
export const translateWord = (word: string): string => translated?.[`word.${word}`] ?? word

/** What the shop says in an answer, by its name where it has one, in the current language and the owner's words. */
export function sayAgain(english: string, sentence: Sentence | undefined): string {
  const words = sentence && wordsOf(sentence.code)
  if (words === undefined) return english
  const values: Values = { ...sentence?.params }
  const { what = '' } = values
  return fill(words, { ...values, what: translated?.[`thing.${what}`] ?? what })
}

/** What prices are in until the shop has said another (setting currency). */
export let shopCurrency = 'USD'

/** Prices are in this currency from now on. */
export function priceIn(currency: string): void {
  shopCurrency = currency
}

/** An amount as people write it: in the shop's currency, or in that of an old order. */
export function formatMoney(amount: number, currency = shopCurrency): string {
  if (currency === 'USD') return formatDollars(amount)
  const key = `${locale()} ${currency}`
  currencies[key] ??= new Intl.NumberFormat(locale(), { style: 'currency', currency })
  return currencies[key].format(amount)
}

// Making an Intl object costs more than using it a thousand times.
const currencies: Record<string, Intl.NumberFormat> = {}
