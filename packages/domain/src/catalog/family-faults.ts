import type { Family } from './families.ts'
import { titleKeyOf } from './title-keys.ts'

/** The most axes a family can have, as in the table. */
export const MAX_AXES = 4
/** The most products a family can have: a page cannot present more choices. */
export const MAX_MEMBERS = 200

/** One problem in a family that staff are creating or editing. */
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
  /** The field as the API names it: `axes.0.values`, `members.2.values.0`. */
  path: string
  fault: FamilyFault
}

/** 'S' and 's' read as the same value. */
const folded = (word: string) => word.trim().toLowerCase()

/** The indexes of values that already appeared. */
const repeats = (words: readonly string[]): number[] =>
  words.flatMap((word, at) => (words.indexOf(word) < at ? [at] : []))

/**
 * Every problem of a family, each at its field, in field order; empty when valid. Stricter than `familyProblem`, which
 * says whether stored data form a family at all.
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

/** 'wrist-brace' for 'Wrist brace': the family's slug in URLs; 'family' when the title has no letter to use. */
export const familyKeyOf = (title: string): string => titleKeyOf(title) || 'family'
