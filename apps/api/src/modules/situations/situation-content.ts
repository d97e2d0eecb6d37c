import type { Language } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
/** Ends like a sentence, and is short enough to be read on a phone. */
const sentence = z.string().check(z.minLength(8), z.maxLength(260), z.regex(/[.!?]$/))
const heading = z.string().check(z.minLength(3), z.maxLength(60), z.regex(/[^.]$/))
/** The same in English and in Spanish, in this order. */
const inBoth = <Text extends z.ZodMiniType>(text: Text) => z.tuple([text, text])
const sentences = (min: number, max: number) =>
  z.array(inBoth(sentence)).check(z.minLength(min), z.maxLength(max))

/** The stored content of a situation's page (table situation, column content). */
export const SituationContent = z.strictObject({
  lead: inBoth(sentence),
  groups: z
    .array(
      z.strictObject({
        title: inBoth(heading),
        kinds: z
          .array(z.strictObject({ kind: key, why: inBoth(sentence) }))
          .check(z.minLength(1), z.maxLength(6)),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
  know: sentences(2, 7),
  /** What people look for here that the shop does not sell, or only by quote. */
  notOrdered: z._default(sentences(0, 3), []),
  callDoctor: sentences(1, 6),
  call911: sentences(0, 5),
  /** Facts only, with their publisher and the title of the page. */
  sources: z
    .array(z.strictObject({ organization: z.string(), title: z.string() }))
    .check(z.minLength(1), z.maxLength(5)),
})
export type SituationContent = z.output<typeof SituationContent>

/** The text of one language. */
export const inLanguage = (texts: readonly [string, string], language: Language): string =>
  texts[language === 'en' ? 0 : 1]
