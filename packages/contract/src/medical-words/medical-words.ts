import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText } from '../wire/shapes.ts'

/** A word of a product's name or description that people may not know, in one or two plain sentences. */
export const ExplainedWord = z.object({
  word: z.string(),
  meaning: z.string(),
  meaningEs: z.string(),
})
export type ExplainedWord = z.output<typeof ExplainedWord>

export const explainProductWords = endpoint({
  method: 'GET',
  url: '/products/:productId/words',
  config: { cached: { tags: ['product:{productId}'], maxAgeSeconds: 0 } },
  schema: {
    summary:
      'The medical words of a product, explained, in the order of its name and description; at most five',
    tags: ['catalog'],
    params: z.object({ productId: IdText }),
    response: { 200: z.object({ words: z.array(ExplainedWord) }), ...problems(404, 422) },
  },
})
