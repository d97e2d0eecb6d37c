import type { Family } from './families.ts'

/** Axes of a family at most, as the table has it. */
export const MAX_AXES = 4
/** Products of a family at most: more are no choice that a page can show. */
export const MAX_MEMBERS = 200

/** What is wrong at one place of a family that staff are making or changing. */
export type FamilyFault =
  | 'AXIS_TWICE'
  | 'FEW_VALUES'
  | 'VALUE_TWICE'
  | 'FAMILY_OF_ONE'
  | 'MEMBER_TWICE'
  | 'VALUE_MISSING'
  | 'VALUE_UNKNOWN'
  | 'ALIKE'

export interface PlacedFault {
  /** The field by the names of the call: `axes.0.values`, `members.2.values.0`. */
  path: string
  fault: FamilyFault
}

/** 'S' and 's' are one value to whoever reads them. */
const folded = (word: string) => word.trim().toLowerCase()

/** The places of what stands before them already. */
const repeats = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => (words.indexOf(word) < at ? [at] : []))

/**
 * All that is wrong with a family, each at its field, in the order of the fields; none where it is right. Sharper than
 * `familyProblem`, which says of stored data that it is no family at all.
 */
export function familyFaults({ axes, members }: Family): PlacedFault[] {
  return [...axisFaults({ axes, members }), ...memberFaults({ axes, members })]
}

function axisFaults({ axes }: Family): PlacedFault[] {
  const twice = repeats(axes.map(({ name }) => folded(name)))
  return axes.flatMap(({ name, values }, at): PlacedFault[] => {
    const doubled = repeats(values.map(folded))
    return [
      ...(name !== '' && twice.includes(at)
        ? [{ path: `axes.${at}.name`, fault: 'AXIS_TWICE' as const }]
        : []),
      ...(values.length < 2 ? [{ path: `axes.${at}.values`, fault: 'FEW_VALUES' as const }] : []),
      ...doubled.map((place) => ({
        path: `axes.${at}.values.${place}`,
        fault: 'VALUE_TWICE' as const,
      })),
    ]
  })
}

function memberFaults({ axes, members }: Family): PlacedFault[] {
  const twice = repeats(members.map(({ productId }) => String(productId)))
  const alike = repeats(members.map(({ values }) => JSON.stringify(values.map(folded))))
  const faults = members.flatMap(({ values }, at): PlacedFault[] => {
    if (twice.includes(at)) return [{ path: `members.${at}.productId`, fault: 'MEMBER_TWICE' }]
    const wrong = axes.flatMap((axis, place): PlacedFault[] => {
      const value = values[place] ?? ''
      const path = `members.${at}.values.${place}`
      if (value === '') return [{ path, fault: 'VALUE_MISSING' }]
      return axis.values.includes(value) ? [] : [{ path, fault: 'VALUE_UNKNOWN' }]
    })
    if (wrong.length > 0) return wrong
    if (values.length > axes.length) {
      return [{ path: `members.${at}.values.${axes.length}`, fault: 'VALUE_UNKNOWN' }]
    }
    return alike.includes(at) ? [{ path: `members.${at}.values.0`, fault: 'ALIKE' }] : []
  })
  return members.length < 2 ? [{ path: 'members', fault: 'FAMILY_OF_ONE' }, ...faults] : faults
}

/** 'wrist-brace' for 'Wrist brace': how a family is called in addresses; 'family' where the title has no letter to take. */
export const familyKeyOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY)
    .replace(/^-+|-+$/g, '') || 'family'

const MAX_KEY = 60

/** A key of a title that nothing else has: the second wrist brace is wrist-brace-2. `taken` are the keys that begin as its own. */
export function freeKeyOf(title: string, taken: readonly string[]): string {
  const key = familyKeyOf(title)
  if (!taken.includes(key)) return key
  let number = 2
  while (taken.includes(`${key}-${number}`)) number += 1
  return `${key}-${number}`
}
