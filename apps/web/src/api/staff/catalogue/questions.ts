import * as contract from '@mendwell/contract/questions/staff-questions'
import { call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>

export type QuestionRow = contract.StaffQuestionWire

export const staffQuestions = (list: Record<string, unknown>) =>
  query(contract.findStaffQuestions, { query: list })
export const answerQuestion = (body: Body<typeof contract.answerQuestion>) =>
  call(contract.answerQuestion, { body })
export const moderateQuestion = (body: Body<typeof contract.moderateQuestion>) =>
  call(contract.moderateQuestion, { body })
export const moderateAnswer = (body: Body<typeof contract.moderateAnswer>) =>
  call(contract.moderateAnswer, { body })
