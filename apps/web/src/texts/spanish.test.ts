import { readFileSync } from 'node:fs'
import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import { fieldMessages, valueMessages } from '@mendwell/contract/wire/field-messages'
import { messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { ORDER_STATUSES, staffReading } from '@mendwell/domain/orders/order-status'
import { RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import { CLINIC_STATUSES } from '@mendwell/domain/people/clinics'
import { afterEach, describe, expect, it } from 'vitest'
import { sayReported } from '../lib/forms/say-reported.ts'
import { adoptLanguage } from '../lib/words/language.ts'
import { changeLanguage, plural, say, t, translateMessage } from '../lib/words/texts.ts'
import { accountTexts } from './en/account.ts'
import { addressCheckTexts } from './en/address-check.ts'
import { addressTexts } from './en/addresses.ts'
import { articleBodies } from './en/article-bodies.ts'
import { articleTexts } from './en/articles.ts'
import { backInStockTexts } from './en/back-in-stock.ts'
import { cartLinkTexts } from './en/cart-links.ts'
import { cartReminderTexts } from './en/cart-reminders.ts'
import { compareTexts } from './en/compare.ts'
import { deviceTexts } from './en/devices.ts'
import { errorAdvice } from './en/error-advice.ts'
import { expiryTexts } from './en/expiry.ts'
import { factTexts } from './en/facts.ts'
import { giftCardTexts } from './en/gift-cards.ts'
import { giftSaleTexts } from './en/gift-sales.ts'
import { handingOverTexts } from './en/handing-over.ts'
import { invoiceTexts } from './en/invoice.ts'
import { kitchenTexts } from './en/kitchen.ts'
import { listTexts } from './en/lists.ts'
import { needTexts } from './en/needs.ts'
import { offerTexts } from './en/offers.ts'
import { orderRefusalTexts } from './en/order-refusals.ts'
import { packTexts } from './en/packs.ts'
import { pageTexts } from './en/pages.ts'
import { paymentTexts } from './en/payment.ts'
import { priceTexts } from './en/prices.ts'
import { questionTexts } from './en/questions.ts'
import { quickOrderTexts } from './en/quick-order.ts'
import { quoteTexts } from './en/quote.ts'
import { quoteListTexts } from './en/quote-list.ts'
import { recallTexts } from './en/recalls.ts'
import { reviewFormTexts } from './en/review-form.ts'
import { savedCardTexts } from './en/saved-cards.ts'
import { searchFeedbackTexts } from './en/search-feedback.ts'
import { searchNoteTexts } from './en/search-notes.ts'
import { sizingTexts } from './en/sizing.ts'
import { surchargeTexts } from './en/surcharges.ts'
import { walletTexts } from './en/wallets.ts'
import { en } from './en.ts'
import { homeFirst } from './en-home.ts'
import { later } from './en-later.ts'
import { staffMessagesEs } from './es/staff-messages.ts'
import { es as shopEs } from './es.ts'

const es: Record<string, string> = { ...shopEs, ...staffMessagesEs }

const spoken = Object.entries({
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
}).map(([key, text]) => [`message.${key}`, text] as const)
const english: Record<string, string> = {
  ...en,
  ...homeFirst,
  ...later,
  ...accountTexts,
  ...invoiceTexts,
  ...kitchenTexts,
  ...pageTexts,
  ...paymentTexts,
  ...needTexts,
  ...packTexts,
  ...quickOrderTexts,
  ...searchFeedbackTexts,
  ...searchNoteTexts,
  ...cartLinkTexts,
  ...orderRefusalTexts,
  ...handingOverTexts,
  ...addressTexts,
  ...addressCheckTexts,
  ...compareTexts,
  ...surchargeTexts,
  ...listTexts,
  ...backInStockTexts,
  ...cartReminderTexts,
  ...questionTexts,
  ...recallTexts,
  ...priceTexts,
  ...quoteTexts,
  ...quoteListTexts,
  ...reviewFormTexts,
  ...offerTexts,
  ...giftCardTexts,
  ...giftSaleTexts,
  ...savedCardTexts,
  ...walletTexts,
  ...sizingTexts,
  ...deviceTexts,
  ...errorAdvice,
  ...expiryTexts,
  ...factTexts,
  ...articleBodies,
  ...articleTexts,
  ...Object.fromEntries(spoken),
}

/** The same in both languages: names, numbers, URLs, and words that Spanish shares. */
const SHARED = [
  'account.shop',
  'article.diabetes',
  'cart.lineTotal',
  'cart.sku',
  'display.language.en',
  'display.language.es',
  'display.textSize.100',
  'exchange.size',
  'fact.name.material',
  'fact.word.ePTFE',
  'fact.word.no',
  'invoice.howLine',
  'invoice.howTotal',
  'invoice.howTotalOff',
  'need.section.diabetes',
  'orders.total',
  'page.qurbani',
  'product.altPack',
  'product.skuIs',
  'refund.line',
  'review.by',
  'shell.mendwell',
  'shell.menuTitle',
  'shell.qurbani',
  'shell.total',
  'sizing.at',
  'sizing.short.cm',
  'sizing.short.kg',
  'sizing.short.lb',
  'sizing.short.mm',
  'sizing.short.shoe',
  'totals.now',
  'totals.total',
]

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the Spanish texts', () => {
  it('have every text of the English ones, and no other', () => {
    const translated = Object.keys(es).filter(
      (key) => !/^(word|axis|pieces?|thing|status-word)\./.test(key),
    )

    expect(translated.sort()).toEqual(Object.keys(english).sort())
  })

  it('have the same placeholders', () => {
    const differing = Object.keys(english).filter(
      (key) => `${placeholders(es[key] ?? '')}` !== `${placeholders(english[key] ?? '')}`,
    )

    expect(differing).toEqual([])
  })

  it('link to the same pages and have as many headings and entries', () => {
    const links = (text = '') => Array.from(text.matchAll(/\]\((.+?)\)/g), ([, to]) => to).sort()
    const shape = (text = '') => (text.match(/^(## |- )/gm) ?? []).join('')
    const differing = Object.keys(english).filter(
      (key) =>
        `${links(es[key])}` !== `${links(english[key])}` || shape(es[key]) !== shape(english[key]),
    )

    expect(differing).toEqual([])
  })

  it('leave nothing in English except what both languages share', () => {
    const same = Object.keys(english).filter((key) => es[key] === english[key])

    expect(same.sort()).toEqual([...SHARED].sort())
  })

  it('include every department, category and delivery method of the seed catalogue', () => {
    const words = [...PICKUP_TYPES, ...PICKUP_TIMES, ...departments(), ...categories()]

    expect(words.filter((word) => !es[`word.${word}`])).toEqual([])
  })
  it('include every unit of sale of the seed catalogue', () => {
    const units = linesOf('products.csv').map(
      (line) =>
        /,(?:0|1|true|false),("[^"]*"|[^,]*),[^,]*,[^,]*,[^,]*,[YNtf]/
          .exec(line)?.[1]
          ?.replaceAll('"', '') ?? line,
    )

    expect(units.filter((unit) => !es[`word.${unit.replace(/\d[\d.,]*/, '#')}`])).toEqual([])
  })

  it('include every status that a message says', () => {
    const words = [...ORDER_STATUSES.map(staffReading), ...RETURN_STATUSES, ...CLINIC_STATUSES]

    expect(words.filter((word) => !es[`status-word.${word.toLowerCase()}`])).toEqual([])
  })

  it('include the purpose and error of every test card', () => {
    const spoken = SANDBOX_CARDS.flatMap(({ label, message }) => [label, message ?? label])

    expect(spoken.filter((text) => !es[`word.${text}`])).toEqual([])
  })
})

const linesOf = (file: string) =>
  readFileSync(new URL(`../../../api/seeds/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)

const departments = () => linesOf('departments.csv').map((line) => line.split(',')[0] ?? '')

const categories = () =>
  linesOf('categories.csv').map((line) => /^\d+,[^,]+,("?)(.+?)\1,\d+/.exec(line)?.[2] ?? line)

describe('speaking Spanish', () => {
  afterEach(() => adoptLanguage('en'))

  it('takes texts, messages and plurals from the catalogue', async () => {
    await changeLanguage('es')

    expect(t('common.addToCart')).toBe('Añadir al carrito')
    expect(say('orderCreated', { number: 'M-7' })).toBe('El pedido n.º M-7 se ha creado.')
    expect(plural('shell.products', 1)).toBe('1 producto')
    expect(plural('shell.products', 2709)).toBe('2,709 productos')
  })

  it("translates the server's messages, with their names and numbers", async () => {
    await changeLanguage('es')

    expect(sayReported('emailRequired')).toBe('El correo es obligatorio')
    expect(sayReported('charactersMax{"max":80}')).toBe('80 caracteres como máximo')
    const params = { available: 3, name: 'Lancets, box (100)' }
    expect(
      translateMessage('Only 3 of Lancets, box (100) can be ordered', {
        code: 'notEnoughStock',
        params,
      }),
    ).toBe('Solo se pueden pedir 3 de Lancets, box (100)')
    expect(translateMessage('Card not found', { code: 'notFound', params: { what: 'Card' } })).toBe(
      'No se encontró: la tarjeta',
    )
    expect(
      translateMessage('This return is received and cannot be marked as approved', {
        code: 'returnCannotMove',
        params: { from: 'received', to: 'approved' },
      }),
    ).toBe('Una devolución recibida no puede pasar a aprobada')
    expect(translateMessage('Do not translate this', undefined)).toBe('Do not translate this')
  })

  it('goes back to English', async () => {
    await changeLanguage('es')
    await changeLanguage('en')

    expect(t('common.addToCart')).toBe('Add to cart')
    expect(sayReported('emailRequired')).toBe('Email is required')
  })
})
