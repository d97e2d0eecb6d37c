import type { FastifyRequest } from 'fastify'

/** The language of the shop that a caller prefers; undefined where it names none that the shop speaks. */
export function wantedLanguage({
  headers,
}: Pick<FastifyRequest, 'headers'>): 'en' | 'es' | undefined {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/)
  const language = first.trim().toLowerCase()
  return language === 'en' || language === 'es' ? language : undefined
}
