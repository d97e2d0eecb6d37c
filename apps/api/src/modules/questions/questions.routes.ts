import * as contract from '@mendwell/contract/questions/questions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { conflict } from '../../ground/errors.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { answerAsBuyer } from './answer-as-buyer.ts'
import { askQuestion } from './ask-question.ts'
import { listQuestions } from './list-questions.ts'
import { confirmByToken, endByToken, hasBoughtOfFamily } from './questions.repository.ts'

/** Open door: reading and asking questions. */
export const questionRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findQuestions,
      handler: (request) => listQuestions(deps, request.params.productId),
    })

    app.route({
      ...contract.askQuestion,
      handler: async (request) => {
        const { custId } = await identify(deps, request)
        const { body: input, ip } = request
        return askQuestion(deps, { input, custId, ip, language: wantedLanguage(request) })
      },
    })

    app.route({
      ...contract.confirmQuestion,
      handler: async (request) => {
        const confirmed = await deps.db
          .transaction()
          .execute((tx) => confirmByToken(tx, request.body.token))
        if (!confirmed) throw conflict('LINK_ENDED', 'linkEnded')
        return confirmed
      },
    })

    app.route({
      ...contract.endQuestion,
      handler: async (request) => {
        await deps.db.transaction().execute((tx) => endByToken(tx, request.body.token))
        return { ended: true }
      },
    })
  }

/** Customer door: answering questions about purchased products. */
export const ownAnswerRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findMayAnswer,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { productId } = request.params
        return { mayAnswer: await hasBoughtOfFamily(deps.db, custId, productId) }
      },
    })

    app.route({
      ...contract.saveAnswer,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return answerAsBuyer(deps, custId, request.body)
      },
    })
  }
