import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { openCardFile } from './card-file.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'cards-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

it('has of each product the card that was put last', () => {
  const put = fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    text: fc.string({ unit: 'grapheme', maxLength: 300 }),
  })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 100 }), (puts) => {
      const file = openCardFile(folder)
      const last = new Map<number, { mark: number; text: string }>()
      for (const [at, { id, text }] of puts.entries()) {
        file.put(id, at + 1, text)
        last.set(id, { mark: at + 1, text })
      }
      for (const [id, { mark, text }] of last) {
        expect(file.markOf(id)).toBe(mark)
        expect(file.read(id)).toBe(text)
      }
      expect(file.markOf(51)).toBe(0)
      file.close()
    }),
  )
})

it('takes no more room for an id far beyond the others', () => {
  const file = openCardFile(folder)
  file.put(2_000_000_000, 1, 'a card')
  file.put(7, 2, 'another')

  expect([file.markOf(2_000_000_000), file.markOf(7)]).toEqual([1, 2])
  file.close()
})

it('begins anew where it was cleared', () => {
  const file = openCardFile(folder)
  file.put(7, 1, 'a card')
  file.put(8, 2, 'another')
  file.clear()
  file.put(8, 3, 'a third one')

  expect([file.markOf(7), file.markOf(8), file.read(8)]).toEqual([0, 3, 'a third one'])
  file.close()
})

it('does without cards once it is closed, and leaves nothing in the folder', () => {
  const file = openCardFile(folder)
  file.put(7, 1, 'a card')
  file.close()
  file.put(8, 2, 'another')

  expect([file.markOf(7), file.markOf(8)]).toEqual([0, 0])
  expect(fs.readdirSync(folder)).toEqual([])
})
