import { expect, it } from 'vitest'
import { MAX_IMPORT_ROWS } from '../../../../ground/csv/read-rows.ts'
import { readImportFile } from './read-import-file.ts'

/** A million rows, generated on demand. */
async function* million() {
  yield Buffer.from('sku,unitPrice\n')
  const thousand = Buffer.from('A,1.00\n'.repeat(1_000))
  for (let n = 0; n < 1_000; n++) yield thousand
}

it('stops reading a file of a million rows at the limit', async () => {
  let rows = 0
  const read = async () => {
    for await (const chunk of readImportFile(million())) rows += chunk.rows.length
  }

  await expect(read()).rejects.toThrow('The file has more than 250,000 rows.')
  expect(rows).toBe(MAX_IMPORT_ROWS)
})

it('counts rows like a spreadsheet, including empty lines and line breaks in cells', async () => {
  async function* file() {
    yield Buffer.from('\uFEFFsku,notes\r\nA,"one\r\ntwo"\r\n\r\nB,three\r\n')
  }

  const [chunk] = await Array.fromAsync(readImportFile(file()))

  expect(chunk?.rows).toEqual([
    { rowNo: 2, cells: ['A', 'one\r\ntwo'] },
    { rowNo: 4, cells: ['B', 'three'] },
  ])
})
