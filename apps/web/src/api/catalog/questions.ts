import * as contract from '@mendwell/contract/questions/questions'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'

export type QuestionBody = NonNullable<Input<typeof contract.askQuestion>['body']>
export type AnswerBody = NonNullable<Input<typeof contract.saveAnswer>['body']>

/** Questions about a product and its other sizes. */
export const questionsOf = (productId: number) =>
  query(contract.findQuestions, { params: { productId } })

/** Whether the signed-in customer bought the product or another size of it. */
export const mayAnswer = (productId: number) =>
  query(contract.findMayAnswer, { params: { productId } })

export const askQuestion = (body: QuestionBody) => call(contract.askQuestion, { body })
export const saveAnswer = (body: AnswerBody) => call(contract.saveAnswer, { body })

/** Redeems the link of the confirmation mail. */
export const confirmQuestion = (token: string) =>
  call(contract.confirmQuestion, { body: { token } })

/** Deletes the email behind the same link. */
export const endQuestion = (token: string) => call(contract.endQuestion, { body: { token } })

/** Refetches a product's questions. */
export const refreshQuestions = (productId: number) =>
  queryClient.invalidateQueries({ queryKey: questionsOf(productId).queryKey })
