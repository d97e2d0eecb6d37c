import * as contract from '@mendwell/contract/medical-words/medical-words'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { explainWords } from './explain-words.ts'

/** Open door: medical words of products. */
export const medicalWordRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.explainProductWords,
      handler: async ({ params }) => ({ words: await explainWords(deps.db, params.productId) }),
    })
  }
