import type { FastifyRequest } from 'fastify'

/** The shop's language that a caller prefers; undefined if it accepts none of them. */
export function wantedLanguage({
  headers,
}: Pick<FastifyRequest, 'headers'>): 'en' | 'es' | undefined {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/)
  const language = first.trim().toLowerCase()
  return language === 'en' || language === 'es' ? language : undefined
}
