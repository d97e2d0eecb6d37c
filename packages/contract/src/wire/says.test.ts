import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fieldMessages, valueMessages } from './field-messages.ts'
import { messages, namesIn } from './messages.ts'
import { staffMessages } from './staff-messages.ts'
import { says, sentenceOf } from './validation-messages.ts'

const catalogue: Record<string, string> = {
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
}
const contract = path.join(import.meta.dirname, '..')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every message attached to schemas and their checks, at any depth. */
function reportedBelow(value: unknown, seen = new Set<unknown>()): string[] {
  if (!isObject(value) || value instanceof RegExp || seen.has(value)) return []
  seen.add(value)
  const { _zod: zod } = value
  if (!isObject(zod)) return Object.values(value).flatMap((one) => reportedBelow(one, seen))
  const def = isObject(zod.def) ? zod.def : {}
  const said = typeof def.error === 'function' ? [String(def.error({ input: '' }))] : []
  return [...said, ...Object.values(def).flatMap((one) => reportedBelow(one, seen))]
}

const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.endsWith('.test.ts'))

it.each(files)('%s reports catalog messages with all their values', async (file) => {
  const reported = reportedBelow({ ...(await import(path.join(contract, file))) })
  const wrong = reported.filter((one) => {
    const { code = '', params = {} } = sentenceOf(one) ?? {}
    const words = catalogue[code]
    // Text written by the owner contains {names} itself: this message refers to them.
    const names = code === 'ownTextNames' ? [] : namesIn(words ?? '')
    return words === undefined || `${names.sort()}` !== `${Object.keys(params).sort()}`
  })

  expect(wrong).toEqual([])
})

it('finds messages reported by schemas at any depth', async () => {
  const { SaveOrder } = await import('../orders/orders.ts')

  expect(reportedBelow(SaveOrder)).toEqual(
    expect.arrayContaining(['addItemsToCart', 'quantityRange', 'charactersMax{"max":60}']),
  )
})

it('reads what a schema reports', () => {
  expect(sentenceOf(says('emailRequired'))).toEqual({ code: 'emailRequired', params: {} })
  const fields = 'a "b" {c}\n'
  expect(sentenceOf(says('fieldUnknown', { fields }))).toEqual({
    code: 'fieldUnknown',
    params: { fields },
  })
  expect(sentenceOf('Email is required')).toBeUndefined()
})

it('has no message under two names in different catalogs', () => {
  const all = [messages, fieldMessages, valueMessages, staffMessages].flatMap((one) =>
    Object.keys(one),
  )

  expect(all).toHaveLength(new Set(all).size)
})
