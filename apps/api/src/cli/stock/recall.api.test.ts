import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { recall } from './recall.ts'

const shop = await startTestShop()
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-recall-'))
beforeEach(() => shop.reset())
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

const record = { recall_number: 'Z-1-2026', product_description: 'Test strips', code_info: 'Lot 1' }

/** The output of `mendwell recall …`. */
async function say(...words: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await recall(shop.deps.config, words)
  const said = log.mock.calls.map(([line]) => String(line)).join('\n')
  log.mockRestore()
  return said
}

it('reads records from a file, lists them, and confirms none', async () => {
  const file = path.join(folder, 'records.json')
  fs.writeFileSync(file, JSON.stringify({ results: [record] }))

  expect(await say('read', file)).toBe('1 records: 1 new, 0 changed, 0 to be looked at again')
  expect(await say('list')).toContain('PROPOSED  class NONE  0 of 0 answered  Test strips')
  fs.writeFileSync(file, '{"results":[')
  await expect(say('read', file)).rejects.toThrow('not JSON')
  await expect(say('read', path.join(folder, 'none.json'))).rejects.toThrow('cannot be read')
  await expect(say('confirm', '1')).rejects.toThrow('by a person')
})
