import { SALE_CLASSES } from '@mendwell/domain/catalog/sale-class'
import * as z from 'zod/mini'
import { readSeedJson, seedKey } from './seed-files.ts'

const upperCase = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.transform((text) => String(text).toUpperCase().replace('-', '_')),
    z.enum(values),
  )

const texts = z.array(z.string().check(z.minLength(1)))
/** A sentence of a page, as text. */
const sentence = z.string().check(z.maxLength(190), z.regex(/[.!?]$/))
const sentences = (min: number, max: number) =>
  z.array(sentence).check(z.minLength(min), z.maxLength(max))
const dollars = z.number().check(z.positive())
const answer = z.enum(['yes', 'no', 'varies', 'unknown'])

/** A row of the files under seeds/kinds; what each field means is in seeds/README.md. */
export const SeedKind = z.strictObject({
  key: seedKey,
  name: z.string(),
  clinicName: z.string(),
  nameEs: z.string(),
  words: texts,
  clinicWords: texts,
  wordsEs: texts,
  brandWords: texts,
  equals: texts,
  situations: z.array(seedKey),
  purpose: sentences(2, 2),
  purposeEs: sentences(2, 2),
  beforeBuying: sentences(1, 3),
  beforeBuyingEs: sentences(1, 3),
  warnings: sentences(0, 3),
  warningsEs: sentences(0, 3),
  singleUse: answer,
  sterile: answer,
  latex: z.enum(['contains', 'free', 'varies', 'unknown']),
  drawing: seedKey,
  drawingOf: z.string(),
  saleClass: upperCase(SALE_CLASSES),
  saleReason: z.string(),
  fsa: upperCase(['YES', 'NO', 'LETTER']),
  hygiene: z.boolean(),
  expires: z.boolean(),
  /** In dollars per piece. */
  price: z.object({ low: dollars, high: dollars, per: z.string() }),
  /** An accessory, listed after the main product. */
  part: z._default(z.optional(z.boolean()), false),
  axes: texts,
  goesWith: z.array(seedKey),
  sources: texts.check(z.minLength(1)),
})
export type SeedKind = z.output<typeof SeedKind>

/** The departments, each with a file of its kinds. */
export const KIND_FILES = [
  'baby-care',
  'braces',
  'breast-pump',
  'breathing',
  'chair',
  'diabetes',
  'diagnostics',
  'food',
  'hospital-furniture',
  'indoor',
  'infantcare',
  'meat',
  'mobility',
  'protective-equipment',
  'qurbani',
  'surgery',
] as const

/**
 * The kinds of all departments.
 * @throws StartProblem naming a file that is missing or malformed.
 */
export const readKinds = (folder: URL): SeedKind[] =>
  KIND_FILES.flatMap((name) =>
    readSeedJson(folder, `kinds/${name}.json`, (read) => z.array(SeedKind).parse(read)),
  )
