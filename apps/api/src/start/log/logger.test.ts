import { expect, it } from 'vitest'
import { openLogger } from './logger.ts'

function open() {
  const lines: Record<string, unknown>[] = []
  const clock = { ms: 0 }
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { lines, clock, logger: openLogger('warn', stream, () => clock.ms) }
}

const away = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })

it('writes some lines about an unavailable database, then the number of omitted ones', () => {
  const { lines, clock, logger } = open()

  for (let call = 0; call < 12_000; call++) logger.error({ err: away }, 'request failed')
  const inOneWindow = lines.length
  clock.ms = 10_001
  logger.error({ err: away }, 'request failed')

  expect(inOneWindow).toBe(20)
  expect(lines[0]?.err).toEqual({ type: 'Error', message: away.message, code: '53300' })
  expect(lines.slice(20)).toMatchObject([{ leftOut: 11_980 }, { msg: 'request failed' }])
})

it('writes every line about anything else', () => {
  const { lines, logger } = open()

  for (let call = 0; call < 100; call++) logger.error({ err: new TypeError('ours') }, 'failed')
  for (let call = 0; call < 100; call++) logger.error({ orderId: call }, 'payment stays unknown')

  expect(lines).toHaveLength(200)
})
