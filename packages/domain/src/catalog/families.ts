/** One way in which products of a family differ: 'size', with its values in display order. */
export interface FamilyAxis {
  name: string
  values: readonly string[]
}

/** A product of a family; its values run parallel to the axes. */
export interface FamilyMember {
  productId: number
  values: readonly string[]
}

export interface Family<Member extends FamilyMember = FamilyMember> {
  axes: readonly FamilyAxis[]
  members: readonly Member[]
}

/** Why products cannot form a family. */
export type FamilyProblem =
  | 'NO_AXIS'
  | 'TOO_FEW_MEMBERS'
  | 'TOO_FEW_VALUES'
  | 'DOUBLED_VALUE'
  | 'UNKNOWN_VALUE'
  | 'DOUBLED_MEMBER'

/**
 * What is wrong with a family, or null. Each axis needs at least two different values, each member one value per axis,
 * and no two members the same values: one click must lead to one product.
 */
export function familyProblem({ axes, members }: Family): FamilyProblem | null {
  if (axes.length === 0) return 'NO_AXIS'
  if (members.length < 2) return 'TOO_FEW_MEMBERS'
  if (axes.some(({ values }) => values.length < 2)) return 'TOO_FEW_VALUES'
  if (axes.some(({ values }) => new Set(values).size < values.length)) return 'DOUBLED_VALUE'
  const isKnown = ({ values }: FamilyMember) =>
    values.length === axes.length &&
    axes.every((axis, at) => axis.values.includes(values[at] ?? ''))
  if (!members.every(isKnown)) return 'UNKNOWN_VALUE'
  const ids = new Set(members.map(({ productId }) => productId))
  const places = new Set(members.map(({ values }) => JSON.stringify(values)))
  return ids.size < members.length || places.size < members.length ? 'DOUBLED_MEMBER' : null
}

/** A value that a shopper may choose. */
export interface AxisChoice<Member extends FamilyMember> {
  value: string
  isChosen: boolean
  /** Where it leads: the member most like the current one; null when no product on sale has this value. */
  member: Member | null
}

/** For each axis, its choices as seen from one member, in axis order. */
export function familyChoices<Member extends FamilyMember>(
  { axes, members }: Family<Member>,
  current: Member,
): { name: string; choices: AxisChoice<Member>[] }[] {
  return axes.map(({ name, values }, axis) => ({
    name,
    choices: values.map((value) => {
      const member = mostLike(
        members.filter((one) => one.values[axis] === value),
        current,
      )
      return {
        value,
        isChosen: current.values[axis] === value,
        member,
      }
    }),
  }))
}

/** The member that has the most in common with the current one; the first of a tie, null if there are none. */
export function mostLike<Member extends FamilyMember>(
  members: readonly Member[],
  current: Member,
): Member | null {
  return members.reduce<Member | null>(
    (best, member) =>
      best === null || sameValues(member, current) > sameValues(best, current) ? member : best,
    null,
  )
}

const sameValues = (one: FamilyMember, other: FamilyMember): number =>
  one.values.filter((value, at) => value === other.values[at]).length
