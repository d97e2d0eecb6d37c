import type { FastifyReply, FastifyRequest } from 'fastify'
import { bytesOf } from '../cache/answer-bytes.ts'
import { encodingFor } from '../cache/keep-answers.ts'
import type { Answer } from '../cache/response-cache.ts'

interface Page {
  answer: Answer
  /** What the page may load. */
  policy: string
  status?: number
}

/** Sends a kept page in the best packing the browser takes; browsers ask each time and mostly hear 304. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, policy, status = 200 }: Page,
) {
  const encoding = encodingFor(request, answer)
  reply.code(status)
  reply.header('Content-Security-Policy', policy)
  reply.header('Cache-Control', 'public, no-cache')
  reply.header('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  if (status === 200) reply.header('ETag', `"${answer.etag}-${encoding}"`)
  reply.type('text/html; charset=utf-8')
  return reply.send(await bytesOf(answer, encoding, { wellAtOnce: true }))
}
