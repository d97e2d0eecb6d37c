import type { FastifyReply } from 'fastify'
import type { Outcome } from '../idempotency/run-once.ts'

/** The response to an idempotent call; a header marks a repeated one. */
export function answerOnce<T>(reply: FastifyReply, { answer, replayed }: Outcome<T>): T {
  if (replayed) reply.header('Idempotent-Replayed', 'true')
  return answer
}
