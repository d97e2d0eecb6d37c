import { FAMILY_FAULTS } from '@mendwell/contract/families/staff-families'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { familyFaults } from '@mendwell/domain/catalog/family-faults'
import type {
  FamilyBody,
  FamilyProduct,
  StaffFamily,
} from '../../../../api/staff/catalogue/families.ts'
import { differingParts } from './differing-parts.ts'

/** The name of the axis, as typed. */
export interface AxisDraft {
  key: number
  name: string
  /** Values in the order set by staff; `valuesOf` drops those that no product has any more. */
  order: readonly string[]
}

export interface MemberDraft extends Omit<FamilyProduct, 'family'> {
  /** One per axis, as typed. */
  values: readonly string[]
  /** The title of the other family it is in; null if in none. */
  elsewhere: string | null
}

/** A family while staff edit it: its values are those of its products, in axis order. */
export interface FamilyDraft {
  title: string
  axes: readonly AxisDraft[]
  members: readonly MemberDraft[]
}

const clean = (typed: string | undefined) => (typed ?? '').trim().normalize('NFC')

interface Stored extends Pick<StaffFamily, 'title' | 'axes'> {
  members: readonly Omit<MemberDraft, 'elsewhere'>[]
}

/** A stored family, for editing. */
export const draftOf = ({ title, axes, members }: Stored): FamilyDraft => ({
  title,
  axes: axes.map(({ name, values }, key) => ({ key, name, order: values })),
  members: members.map((member) => ({ ...member, elsewhere: null })),
})

/** A new family of these products: the common part of their names is its title, the differences are their values. */
export function newDraft(products: readonly FamilyProduct[]): FamilyDraft {
  const { common, parts } = differingParts(products.map(({ productName }) => productName))
  const members = products.map((product, at) => memberOf(product, [parts[at] ?? '']))
  return { title: common, axes: [{ key: 0, name: '', order: [] }], members }
}

/** A product as a member with these values. */
export const memberOf = (
  { family, ...product }: FamilyProduct,
  values: readonly string[],
): MemberDraft => ({ ...product, values, elsewhere: family?.title ?? null })

/** The values of an axis that its products have, in the order set by staff, new ones last. */
export function valuesOf({ axes, members }: FamilyDraft, at: number): string[] {
  const had = [...new Set(members.map(({ values }) => clean(values[at])))].filter(Boolean)
  const order = axes[at]?.order ?? []
  return [
    ...order.filter((value) => had.includes(value)),
    ...had.filter((value) => !order.includes(value)),
  ]
}

/** The draft with another value for a product: if nothing else has the old one, the new one takes its position. */
export function withValue(
  draft: FamilyDraft,
  { member, axis, typed }: { member: number; axis: number; typed: string },
): FamilyDraft {
  const before = valuesOf(draft, axis)
  const old = clean(draft.members[member]?.values[axis])
  const members = draft.members.map((one, at) =>
    at === member
      ? {
          ...one,
          values: draft.axes.map((_, place) =>
            place === axis ? typed : (one.values[place] ?? ''),
          ),
        }
      : one,
  )
  const now = clean(typed)
  const isStillHad = members.some(({ values }) => clean(values[axis]) === old)
  const takesPlace = !isStillHad && now !== '' && !before.includes(now)
  const order = takesPlace ? before.map((value) => (value === old ? now : value)) : before
  return withOrder({ ...draft, members }, axis, order)
}

/** The draft with a value one position up (-1) or down (1). */
export function withMoved(draft: FamilyDraft, axis: number, value: string, by: 1 | -1) {
  const order = valuesOf(draft, axis)
  const from = order.indexOf(value)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return draft
  return withOrder(draft, axis, order.with(from, order[to] ?? '').with(to, value))
}

const withOrder = (draft: FamilyDraft, axis: number, order: readonly string[]): FamilyDraft => ({
  ...draft,
  axes: draft.axes.map((one, at) => (at === axis ? { ...one, order } : one)),
})

/** The draft with one more axis. */
export const withAxis = (draft: FamilyDraft): FamilyDraft => ({
  ...draft,
  axes: [
    ...draft.axes,
    { key: Math.max(-1, ...draft.axes.map(({ key }) => key)) + 1, name: '', order: [] },
  ],
})

/** The draft without an axis, and its products without their values of it. */
export const withoutAxis = (draft: FamilyDraft, axis: number): FamilyDraft => ({
  ...draft,
  axes: draft.axes.filter((_, at) => at !== axis),
  members: draft.members.map((member) => ({
    ...member,
    values: member.values.filter((_, at) => at !== axis),
  })),
})

/** The request body, also used to compare with what is stored. */
export const bodyOf = (draft: FamilyDraft): FamilyBody => ({
  title: clean(draft.title),
  axes: draft.axes.map(({ name }, at) => ({ name: clean(name), values: valuesOf(draft, at) })),
  members: draft.members.map(({ productId, values }) => ({
    productId,
    values: draft.axes.map((_, at) => clean(values[at])),
  })),
})

/** Whether two families are equal, in any product order. */
export function isSameFamily(one: FamilyBody, other: FamilyBody): boolean {
  const written = ({ title, axes, members }: FamilyBody) =>
    JSON.stringify([
      title,
      axes.map(({ name, values }) => [name, values]),
      members
        .map(({ productId, values }) => [productId, ...values] as const)
        .toSorted(([first], [second]) => first - second),
    ])
  return written(one) === written(other)
}

/** The errors, by the field where they are shown, in field order. */
export function problemsOf(draft: FamilyDraft): Map<string, string> {
  const body = bodyOf(draft)
  const unnamed = body.axes.flatMap(({ name }, at) =>
    name === '' ? [[`axes.${at}.name`, staffMessages.familyAxisRequired] as const] : [],
  )
  const elsewhere = draft.members.flatMap(({ elsewhere: title }, at) =>
    title === null
      ? []
      : [
          [
            `members.${at}.productId`,
            staffMessages.familyMemberElsewhere.replace('{title}', title),
          ] as const,
        ],
  )
  return firstOfEach([
    ...(body.title === '' ? [['title', staffMessages.familyTitleRequired] as const] : []),
    ...unnamed,
    ...familyFaults(body).map(
      ({ path, fault }) => [fieldOf(path, draft), staffMessages[FAMILY_FAULTS[fault]]] as const,
    ),
    ...elsewhere,
  ])
}

/** Of several errors at one field, the first: fixing it may fix the others. */
export const firstOfEach = (faults: readonly (readonly [string, string])[]) => {
  const first = new Map<string, string>()
  for (const [field, message] of faults) if (!first.has(field)) first.set(field, message)
  return first
}

/** Where an error is shown: a value of an axis is typed at the product that has it. */
export function fieldOf(path: string, draft: FamilyDraft): string {
  const [, axis, place] = /^axes\.(\d+)\.values(?:\.(\d+))?$/.exec(path) ?? []
  if (axis === undefined) return path
  const value = place === undefined ? undefined : valuesOf(draft, Number(axis))[Number(place)]
  const had = draft.members.findIndex(({ values }) => clean(values[Number(axis)]) === value)
  return `members.${Math.max(0, had)}.values.${axis}`
}
