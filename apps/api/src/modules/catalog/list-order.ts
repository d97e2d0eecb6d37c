import type { ListOptions } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { Kept } from '../../cache/kept-values.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { partsOf, tagsOf } from './list-parts.ts'
import type { Scope } from './list-scope.repository.ts'
import { findProductIds } from './products.repository.ts'

/** Ids that are read and kept together: nobody reads a million of them for a first page. */
const BLOCK = MAX_LIST

interface Page {
  ids: Int32Array
  /** A reading of the clock in ms: it shows the shop as it was at that moment, or later. */
  asOfMs: number
}

/** The products on a page of a list, in its order; empty beyond the end. */
export async function loadOrder(
  reader: CatalogueReader,
  scope: Scope,
  { page, pageSize, sort, ...filters }: ListOptions & { pageSize: number },
): Promise<Page> {
  const from = (page - 1) * pageSize
  const first = Math.floor(from / BLOCK)
  const last = Math.floor((from + pageSize - 1) / BLOCK)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const blocks = await Promise.all(
    numbers.map((number) => loadBlock(reader, scope, { ...filters, sort, number })),
  )
  const start = from - first * BLOCK
  return {
    ids: joined(blocks).subarray(start, start + pageSize),
    asOfMs: Math.min(...blocks.map(partsOf(reader).orders.asOfMs)),
  }
}

type Block = Omit<ListOptions, 'page' | 'pageSize'> & { number: number }

function loadBlock(reader: CatalogueReader, scope: Scope, { number, ...options }: Block) {
  const key = JSON.stringify([scope, options, number])
  return partsOf(reader).orders.load(key, tagsOf(scope), async () =>
    Int32Array.from(
      await findProductIds(reader.db, scope, { ...options, limit: BLOCK, offset: number * BLOCK }),
    ),
  )
}

function joined(blocks: readonly Kept<Int32Array>[]): Int32Array {
  if (blocks.length === 1 && blocks[0]) return blocks[0].value
  return Int32Array.from(blocks.flatMap(({ value }) => [...value]))
}
