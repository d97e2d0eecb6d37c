import * as contract from '@mendwell/contract/search/search-use'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { dismissSearch } from './dismiss-search.ts'
import { findSearchesToReview } from './search-use.repository.ts'

/** One visitor who opens nothing says little about a search. */
const MIN_UNOPENED = 2
/** More than anyone reads. */
const MAX_SEARCHES = 200

/** Staff door: searches to review. */
export const staffSearchUseRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findSearchesToReview,
      handler: () => findSearchesToReview(deps.db, { unopened: MIN_UNOPENED, limit: MAX_SEARCHES }),
    })
    app.route({
      ...contract.dismissSearch,
      handler: async (request) =>
        dismissSearch(deps, request.body.term, await signedIn(deps, request)),
    })
  }
