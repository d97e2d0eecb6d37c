import type { FastifyReply } from 'fastify'

/** An answer that the browser saves as a CSV file. */
export const csvFile = (reply: FastifyReply, name: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
