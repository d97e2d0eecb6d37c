import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedAnswer } from '../ground/cache.ts'
import { sendCached } from '../http/cached-routes.ts'

interface Page {
  answer: CachedAnswer
  /** The page's content security policy. */
  policy: string
  status?: number
}

/** Sends a page in the best encoding the browser accepts; browsers revalidate each time and mostly get 304. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, policy, status = 200 }: Page,
) {
  reply.code(status)
  reply.header('Content-Security-Policy', policy)
  reply.header('Cache-Control', 'public, no-cache')
  reply.type('text/html; charset=utf-8')
  return sendCached(request, reply, answer)
}
