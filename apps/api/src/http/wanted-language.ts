import { isLanguage, type Language } from '@mendwell/domain/words/languages'
import type { FastifyRequest } from 'fastify'

/** The shop's language that a caller prefers; undefined if it accepts none of them. */
export function wantedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;-]/)
  const language = first.trim().toLowerCase()
  return isLanguage(language) ? language : undefined
}
