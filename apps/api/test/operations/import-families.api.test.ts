import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { compiled } from '../../../../scripts/web/compile.mjs'
import { startTestShop } from '../shop/start-test-shop.ts'

const shop = await startTestShop()
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-import-test-'))
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const program = path.join(import.meta.dirname, '../../src/cli/mendwell.ts')

/** The output of `mendwell …` on the test's database, as an owner would run it. */
async function mendwell(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
    env: {
      PATH: process.env.PATH,
      ...compiled,
      DATABASE_URL: shop.deps.config.databaseUrl ?? '',
      DATA_DIR: folder,
    },
  })
  return stdout
}

/** Everything stored about families, to the byte. */
async function stored(): Promise<string> {
  const families = await shop.db
    .selectFrom('productFamily')
    .selectAll()
    .orderBy('familyKey')
    .execute()
  const members = await shop.db
    .selectFrom('familyMember')
    .selectAll()
    .orderBy('productId')
    .execute()
  return JSON.stringify({ families, members })
}

it('a file of families is imported from the terminal, and undone byte for byte', async () => {
  for (const sku of ['NUMBAT-S', 'NUMBAT-M', 'NUMBAT-L']) await shop.make.product({ sku })
  const file = path.join(folder, 'families.csv')
  const write = (...rows: string[]) =>
    fs.writeFileSync(file, ['familyKey,title,sku,axis1,value1', ...rows].join('\n'))
  write(',Numbat sling,NUMBAT-S,size,S', ',Numbat sling,NUMBAT-M,,M')
  await mendwell('import', file)
  const before = await stored()
  expect(before).toContain('numbat-sling')
  write('numbat-sling,Numbat slings,NUMBAT-M,size,M', 'numbat-sling,,NUMBAT-L,,L')

  const said = await mendwell('import', file)
  const [, importId = ''] = /mendwell import --undo (\d+)/.exec(said) ?? []

  expect(await stored()).toContain('Numbat slings')
  expect(await stored()).not.toBe(before)
  await mendwell('import', '--undo', importId)
  expect(await stored()).toBe(before)
}, 90_000)
