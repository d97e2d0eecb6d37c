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

/** Facts as they are kept; a name that this version does not know is left out. */
export const ProductFacts = z.partialRecord(FactNames, z.array(z.string()))

/** How many products have each value of a fact. */
export const CountedFact = z.object({
  name: FactNames,
  values: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type CountedFact = z.output<typeof CountedFact>

/** So many values can be asked for at a time. */
export const MAX_FACT_CHOICES = 20

interface FactChoice {
  name: FactName
  value: string
}

/**
 * One key or several, of each the entries between commas: 'size-M'. A key that names no fact is refused; a value that no
 * product has belongs to nothing.
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

/** Facts as staff type them, each with its values; as they are kept once they are read. */
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
