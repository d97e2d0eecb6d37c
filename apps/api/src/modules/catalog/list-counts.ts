import { Facets, type ListOptions } from '@mendwell/contract/catalog'
import * as z from 'zod/mini'
import type { Kept } from '../../cache/kept-values.ts'
import { ownBytes } from '../../cache/own-bytes.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { countFacets, type FacetCounts } from './facets.repository.ts'
import { type ListCounts, partsOf, tagsOf } from './list-parts.ts'
import type { Scope } from './list-scope.repository.ts'
import { presentFacets } from './present-facets.ts'

/** Total and facets of a list, counted once for all its pages and orders. */
export function loadCounts(
  reader: CatalogueReader,
  scope: Scope,
  { page: _page, pageSize: _pageSize, sort: _sort, ...filters }: ListOptions,
): Promise<Kept<ListCounts>> {
  const key = JSON.stringify([scope, filters])
  return partsOf(reader).counts.load(key, tagsOf(scope), async () => {
    return spellCounts(await countFacets(reader.db, scope, filters))
  })
}

/** Counts with the facets as they go over the wire. */
export function spellCounts(counts: FacetCounts): ListCounts {
  const facets = ownBytes(JSON.stringify(z.encode(Facets, presentFacets(counts))))
  return { matched: counts.matched, total: counts.total, facets }
}
