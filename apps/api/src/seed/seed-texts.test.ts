import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const products = readSeedFile(SEED_FOLDER, 'products.csv').map((row) => ({
  productId: Number(row.productId),
  name: row.productName ?? '',
  recordName: row.sourceName || (row.productName ?? ''),
  details: row.productDetails ?? '',
  purpose: (row.productDetails ?? '').split(/(?<=[.!?]) /)[0] ?? '',
  singleUse: row.singleUse,
  latex: row.latex,
}))
type SeedProduct = (typeof products)[number]

const listed = (wrong: readonly SeedProduct[]) =>
  wrong.map(({ productId, name, details }) => `${productId} ${name}: ${details}`)

/** Statements about reuse. */
const AGAIN =
  /\b(steriliz\w+ (it )?before each|wash (it|them|the|all)|rinse (it|the)|boil|change brushes|clean (it|the tip|and steril))/i
const ONCE = /\b(each one once|once only|throw (it|them) away|thrown away after use)\b/i

interface Contradiction {
  what: string
  of: (product: SeedProduct) => boolean
  never: RegExp
  /** Where the words have another meaning. */
  in?: 'purpose' | 'details'
}

const says = (pattern: RegExp, unless?: RegExp) => (product: SeedProduct) =>
  [product.name, product.recordName].some((name) => pattern.test(name) && !unless?.test(name))

const CONTRADICTIONS: readonly Contradiction[] = [
  { what: 'used once', of: ({ singleUse }) => singleUse === 'Y', never: AGAIN },
  {
    what: 'disposable by its name',
    of: says(/\b(disposable|single[- ]use)\b/i, /non-disposable/i),
    never: AGAIN,
  },
  { what: 'used again', of: ({ singleUse }) => singleUse === 'N', never: ONCE },
  {
    what: 'a urine test',
    of: says(/\b(urine|ketostix|diastix)\b/i),
    never: /\bblood\b/i,
    in: 'purpose',
  },
  { what: 'a blood test', of: says(/\bblood (glucose|ketone)\b/i), never: /\burine\b/i },
  {
    what: 'a mask without vents',
    of: says(/non[- ]vented.*mask|mask.*non[- ]vented/i),
    never: /CPAP/i,
  },
  {
    what: 'a mask with vents',
    of: says(/(?<!non[- ])vented mask/i),
    never: /without vent/i,
  },
  {
    what: 'made with latex by its name',
    of: says(/\blatex\b/i, /latex[- ]free|non[- ]latex|latex calamine/i),
    never: /not made with natural rubber latex/i,
  },
  {
    what: 'for adults',
    of: says(/\badults?\b/i, /child|junior|infant|pediatric|years?-adult|and junior/i),
    never: /\b(baby|babies|infant|toddler|child)\b/i,
    in: 'purpose',
  },
  {
    what: 'for children',
    of: says(/\b(infant|neonatal|newborn)\b/i, /infant mask|adult/i),
    never: /\badults?\b/i,
  },
  { what: 'a pregnancy test', of: says(/pregnancy|\bhcg\b/i), never: /\bdrug\b/i },
  { what: 'an aspiration pump', of: says(/quiver/i), never: /\b(baby|nose)\b/i },
  { what: 'an emergency airway', of: says(/cricothyrotomy|oxygenator/i), never: /\bat home\b/i },
  { what: 'a wound rinse', of: says(/lavage/i), never: /\bdressing\b|\bCovers\b/i, in: 'purpose' },
  {
    what: 'an implant for radiation',
    of: says(/brachytherapy|radionuclide|brachysource|theraseed/i),
    never: /\bpictures?\b|\bimaging\b/i,
  },
  {
    what: 'a bone plate or screw',
    of: says(/plate, (fixation, )?bone|screw, fixation/i),
    never: /\b(mucus|hand instrument|forceps|tooth|teeth)\b/i,
    in: 'purpose',
  },
  { what: 'without wheels', of: says(/without wheels/i, /with or without/i), never: /\bwheels\b/i },
  {
    what: 'a part',
    of: says(/\b(replacement only|, replacement$)/i, /system|bottle/i),
    never: /^A (wheelchair|walker|bed|chair|machine|commode chair|nebulizer|mask) /i,
    in: 'purpose',
  },
  {
    what: 'a battery',
    of: says(/\bbatter(y|ies)\b,|^replacement batter/i),
    never: /^Measures|^Sends|^Gives/i,
    in: 'purpose',
  },
  { what: 'software', of: says(/software/i), never: /\bpads\b|electric pulse/i },
  {
    what: 'emptying the bowel',
    of: says(/irrigation system|navina|aquaflush/i),
    never: /Keeps skin/i,
  },
  { what: 'a leg strap', of: says(/^leg strap/i), never: /Collects urine/i },
  { what: 'for eyes', of: says(/eye (drops|gel|ointment)/i), never: /\bear\b/i },
]

describe('a text of the seed', () => {
  it.each(CONTRADICTIONS)(
    'does not contradict what is $what',
    ({ of, never, in: where = 'details' }) => {
      const concerned = products.filter(of)

      expect(concerned.length).toBeGreaterThan(0)
      expect(listed(concerned.filter((product) => never.test(product[where])))).toEqual([])
    },
  )
})
