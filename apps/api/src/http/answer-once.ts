import type { FastifyReply } from 'fastify'
import type { Outcome } from '../idempotency/run-once.ts'

/** The answer of a call that acts once per key; a header tells that it is the first one again. */
export function answerOnce<T>(reply: FastifyReply, { answer, replayed }: Outcome<T>): T {
  if (replayed) reply.header('Idempotent-Replayed', 'true')
  return answer
}
