import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNotFound } from '../http/error-handler.ts'
import type { Pages } from './show-page.ts'

/** For an unknown URL, people get a page with links; programs get a problem. */
export function answerUnknownAddresses(app: FastifyInstance, pages?: Pages): void {
  app.setNotFoundHandler((request, reply) =>
    pages && asksForPage(request) ? pages.show(request, reply) : sendNotFound(request, reply),
  )
}

const asksForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  headers.accept?.includes('text/html')
