import * as contract from '@mendwell/contract/questions/staff-questions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changeAnswer, changeQuestion } from './change-question.ts'
import { findQuestionPage } from './staff-questions.repository.ts'

/** Staff door: answering, hiding and showing questions about products. */
export const staffQuestionRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffQuestions,
      handler: (request) => {
        const { page, size, q, state } = request.query
        return findQuestionPage(deps.db, { q, state, limit: size, offset: (page - 1) * size })
      },
    })

    app.route({
      ...contract.answerQuestion,
      handler: async (request) => {
        const { questionId, answer } = request.body
        const who = await signedIn(deps, request)
        return changeQuestion(deps, who, { questionId, answer: answer || null })
      },
    })

    app.route({
      ...contract.moderateQuestion,
      handler: async (request) => changeQuestion(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.moderateAnswer,
      handler: async (request) => changeAnswer(deps, await signedIn(deps, request), request.body),
    })
  }
