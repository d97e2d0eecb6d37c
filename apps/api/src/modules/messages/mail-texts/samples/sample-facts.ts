import type { Language } from '@mendwell/domain/words/languages'
import type { MailBlock, MailContent } from '../../mail/mail-content.ts'
import type { MailSentence, Say } from '../../words/say.ts'

export interface SampleContext {
  /** A URL of the shop; a sample's links lead no further. */
  url: string
  shop: string
  language: Language
  /** Translates the mail's own sentences into the sample's language. */
  say: Say
}

export type Sample = (context: SampleContext) => Pick<MailContent, 'title' | 'blocks'>
export type Samples<Name extends string> = Readonly<Record<Name, Sample>>

/** The sample's placeholder values. */
export const NAMES = {
  number: '4711023',
  firstName: 'Ada',
  amount: '$73.42',
  name: 'Wrist brace, medium',
  reading: 'approved',
  subject: 'Opening hours',
} as const

export const text = (words: string): MailBlock => ({ type: 'text', text: words })
export const note = (words: string): MailBlock => ({ type: 'note', text: words })
export const quote = (words: string): MailBlock => ({ type: 'quote', text: words })
export const button = (label: string, url: string): MailBlock => ({ type: 'button', label, url })

export type Fact = readonly [label: MailSentence, value: string]
export const facts = (say: Say, ...rows: readonly Fact[]): MailBlock => ({
  type: 'facts',
  rows: rows.map(([label, value]) => ({ label: say(label), value })),
})

export const linesOf = (say: Say): MailBlock => ({
  type: 'lines',
  rows: [
    {
      name: NAMES.name,
      details: [
        say('{quantity} × {price}, SKU {sku}', { quantity: 2, price: '$29.21', sku: 'WB-M' }),
      ],
      amount: '$58.42',
    },
  ],
})
export const sumsOf = (say: Say): MailBlock => ({
  type: 'sums',
  rows: [
    { label: say('Subtotal ({count} items)', { count: 2 }), amount: '$58.42' },
    { label: say('Shipping and handling'), amount: '$15.00' },
    { label: say('Total'), amount: NAMES.amount, isTotal: true },
  ],
})
export const ADDRESS = 'Ada Byron\n418 Barton Creek Road\nAustin, TX 78704'

/** A day, as mails write it. */
export const dayIn = (language: Language) =>
  ({ en: 'November 20, 2026', es: '20 de noviembre de 2026' })[language]
