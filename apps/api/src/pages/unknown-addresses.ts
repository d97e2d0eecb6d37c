import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNotFound } from '../http/error-handler.ts'
import type { Pages } from './show-page.ts'

/** Who typed an address that the shop does not have gets a page with ways on; a program gets a problem. */
export function answerUnknownAddresses(app: FastifyInstance, pages?: Pages): void {
  app.setNotFoundHandler((request, reply) =>
    pages && asksForPage(request) ? pages.show(request, reply) : sendNotFound(request, reply),
  )
}

const asksForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  headers.accept?.includes('text/html')
