import * as contract from '@mendwell/contract/catalog/search-words'
import { isJunkTerm } from '@mendwell/domain/words/junk-term'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { previewSynonym } from './preview-synonym.ts'
import { removeSynonym, saveSynonym } from './synonyms/edit-synonyms.ts'
import { findMisses, findSynonyms } from './synonyms/synonyms.repository.ts'

/** More than anyone reads. */
const MAX_MISSES = 500

/** Staff door: synonyms, and searches that found nothing. */
export const staffSearchRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findSynonyms, handler: () => findSynonyms(deps.db) })
    app.route({
      ...contract.saveSynonym,
      handler: async (request) => saveSynonym(deps, request.body, await signedIn(deps, request)),
    })
    app.route({
      ...contract.previewSynonym,
      handler: ({ body }) => previewSynonym(deps, body),
    })
    app.route({
      ...contract.deleteSynonym,
      handler: async (request) =>
        removeSynonym(deps, request.params.id, await signedIn(deps, request)),
    })
    app.route({
      ...contract.findSearchMisses,
      handler: async () => {
        const misses = await findMisses(deps.db, MAX_MISSES)
        // Stored before junk was filtered out.
        return misses.filter(({ term }) => !isJunkTerm(term))
      },
    })
  }
