import * as contract from '@mendwell/contract/catalog/search-words'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { removeSynonym, saveSynonym } from './edit-synonyms.ts'
import { findMisses, findSynonyms } from './synonyms.repository.ts'

/** More than anybody reads. */
const MAX_MISSES = 500

/** Staff door: what the search understands, and what it did not. */
export const staffSearchRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findSynonyms, handler: () => findSynonyms(deps.db) })
    app.route({
      ...contract.saveSynonym,
      handler: async (request) => saveSynonym(deps, request.body, await signedIn(deps, request)),
    })
    app.route({
      ...contract.deleteSynonym,
      handler: async (request) =>
        removeSynonym(deps, request.params.id, await signedIn(deps, request)),
    })
    app.route({ ...contract.findSearchMisses, handler: () => findMisses(deps.db, MAX_MISSES) })
  }
