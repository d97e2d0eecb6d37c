import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '@mendwell/contract/wire/messages'
import { expect, it } from 'vitest'
import { ACCOUNT_MAILS } from './account-mails.ts'
import { ORDER_MAILS } from './order-mails.ts'
import { PRODUCT_MAILS } from './product-mails.ts'
import { RETURN_MAILS } from './return-mails.ts'
import { sayIn } from './say.ts'

const TABLES = { ORDER_MAILS, RETURN_MAILS, ACCOUNT_MAILS, PRODUCT_MAILS }
const sentences = Object.values(TABLES).flatMap((table) => Object.entries(table))

it("says a sentence in the mail's language, with its values", () => {
  const values = { amount: '$5.00', number: 'W12' }

  expect(sayIn('en')('{amount} for order {number}', values)).toBe('$5.00 for order W12')
  expect(sayIn('es')('{amount} for order {number}', values)).toBe('$5.00 del pedido W12')
})

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

it.each(sentences)('names in Spanish what is named in: %s', (english, spanish) => {
  expect(namesIn(spanish)).toEqual(namesIn(english))
})

it('has each sentence in one table', () => {
  expect(sentences.map(([english]) => english)).toHaveLength(
    new Set(sentences.map(([english]) => english)).size,
  )
})

it('has no unused sentence', () => {
  const modules = join(import.meta.dirname, '../..')
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(mail|mails|order)\b.*\.ts$/.test(file) && !file.includes('messages/'))
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .join('\n')
  const layout = readFileSync(join(modules, 'messages/mail/mail-layout.ts'), 'utf8')

  expect(
    sentences
      .map(([english]) => english)
      .filter(
        (english) =>
          english !== messages.orderTerms && !`${sources}${layout}`.includes(`'${english}'`),
      ),
  ).toEqual([])
})
