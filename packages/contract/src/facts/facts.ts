import {
  FACT_EXAMPLES,
  FACT_NAMES,
  type FactName,
  type Facts,
  isFactName,
  mostValues,
  readFact,
  readFactKey,
  sortedFacts,
} from '@mendwell/domain/facts/facts'
import * as z from 'zod/mini'
import { typedText } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const FactNames = z.enum(FACT_NAMES)

/** Stored facts; names unknown to this version are dropped. */
export const ProductFacts = z.partialRecord(FactNames, z.array(z.string()))

/** How many products have each value of a fact. */
export const CountedFact = z.object({
  name: FactNames,
  values: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type CountedFact = z.output<typeof CountedFact>

/** The most values that can be requested at a time. */
export const MAX_FACT_CHOICES = 20

interface FactChoice {
  name: FactName
  value: string
}

/**
 * One parameter or several, each with comma-separated entries: 'size-M'. An entry that names no fact is rejected; a
 * value that no product has matches nothing.
 */
export const FactChoices = z.pipe(
  z.union([typedText, z.array(typedText)]),
  z.transform((typed, context): FactChoice[] => {
    const keys = [...new Set([typed].flat().flatMap((text) => text.split(',')))].filter(
      (key) => key !== '',
    )
    const read = keys.flatMap((key) => readFactKey(key) ?? [])
    const fault =
      keys.length > MAX_FACT_CHOICES
        ? says('entriesMax', { max: String(MAX_FACT_CHOICES) })
        : read.length < keys.length && says('factKeyExpected')
    if (fault) {
      context.issues.push({ code: 'custom', message: fault, input: typed })
      return z.NEVER
    }
    return read
  }),
)

/** Facts as typed by staff, each with its values; parsing turns them into stored form. */
export const TypedFacts = z.pipe(
  z.record(z.string(), z.array(typedText.check(z.maxLength(100)))),
  z.transform((typed, context): Facts => {
    const facts: Facts = {}
    const refuse = (name: string, message: string) =>
      context.issues.push({ code: 'custom', message, input: typed, path: [name] })
    for (const [name, values] of Object.entries(typed)) {
      if (!isFactName(name)) {
        refuse(name, says('factUnknown', { name: name.slice(0, 40) }))
        continue
      }
      const read = values
        .filter((value) => value.trim() !== '')
        .map((value) => readFact(name, value))
      const known = read.filter((value) => value !== undefined)
      if (known.length < read.length) {
        refuse(name, says('factExpected', { example: FACT_EXAMPLES[name] }))
      } else if (new Set(known).size > mostValues(name)) {
        refuse(name, says('entriesMax', { max: String(mostValues(name)) }))
      } else facts[name] = known
    }
    return sortedFacts(facts)
  }),
)
