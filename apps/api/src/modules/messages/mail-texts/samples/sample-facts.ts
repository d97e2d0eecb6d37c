import type { MailBlock, MailContent } from '../../mail/mail-content.ts'

export interface SampleContext {
  /** Of the shop; links of a sample lead no further. */
  url: string
  shop: string
}

export type Sample = (context: SampleContext) => Pick<MailContent, 'title' | 'blocks'>
export type Samples<Name extends string> = Readonly<Record<Name, Sample>>

/** What the shop fills in of a sample. */
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
export const button = (label: string, url: string): MailBlock => ({ type: 'button', label, url })
export const facts = (
  ...rows: readonly (readonly [label: string, value: string])[]
): MailBlock => ({
  type: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
})

export const LINES: MailBlock = {
  type: 'lines',
  rows: [{ name: NAMES.name, details: ['2 × $29.21, SKU WB-M'], amount: '$58.42' }],
}
export const SUMS: MailBlock = {
  type: 'sums',
  rows: [
    { label: 'Subtotal', amount: '$58.42' },
    { label: 'Shipping', amount: '$15.00' },
    { label: 'Total', amount: NAMES.amount, isTotal: true },
  ],
}
export const ADDRESS = 'Ada Byron\n418 Barton Creek Road\nAustin, TX 78704'
export const DAY = 'November 20, 2026'
