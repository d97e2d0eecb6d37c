import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBuiltInName,
  isRoleKey,
  knownPermissions,
  notTheirsToGive,
  ownRoleId,
  ownRoleKey,
  permissionsOf,
} from './own-roles.ts'
import { ALL_PERMISSIONS, isStaffRole, ROLE_PERMISSIONS, STAFF_ROLES } from './staff-permissions.ts'

const permissions = fc.subarray(ALL_PERMISSIONS)

it.each([
  ['own-1', 1],
  ['own-12', 12],
  ['own-0', undefined],
  ['own-012', undefined],
  ['own--1', undefined],
  ['own-1e3', undefined],
  ['own-9999999999', undefined],
  ['own-12 ', undefined],
  ['OWN-12', undefined],
  ['OWNER', undefined],
  ['OWN', undefined],
])('the number of %j is %j', (key, roleId) => {
  expect(ownRoleId(key)).toBe(roleId)
})

it("a number is recovered from its key, and no key equals a built-in role's", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (roleId) => {
      expect(ownRoleId(ownRoleKey(roleId))).toBe(roleId)
      expect(isRoleKey(ownRoleKey(roleId))).toBe(true)
      expect(STAFF_ROLES).not.toContain(ownRoleKey(roleId))
    }),
  )
})

it('a version without custom roles denies access by what the database stores for them', () => {
  expect(isStaffRole('OWN')).toBe(false)
})

describe('what a role allows', () => {
  it('is nothing for no role, and for an unknown custom role', () => {
    expect(permissionsOf(null)).toEqual([])
    expect(permissionsOf({ key: 'own-1' })).toEqual([])
  })

  it('is in the code for a built-in role, whatever is stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAFF_ROLES), permissions, (key, own) => {
        expect(permissionsOf({ key, own })).toEqual(ROLE_PERMISSIONS[key])
      }),
    )
  })

  it('includes only valid stored permissions, in screen order', () => {
    fc.assert(
      fc.property(permissions, fc.array(fc.string()), (known, words) => {
        const others = words.filter((word) => !(ALL_PERMISSIONS as string[]).includes(word))
        const stored = [...others, ...known.toReversed(), ...known]
        expect(knownPermissions(stored)).toEqual(known)
      }),
    )
  })
})

it.each([
  ['Manager', true],
  ['  mAnAgEr ', true],
  ['OWNER', true],
  ['fulfilment', true],
  ['Fulfillment', true],
  ['Prescription reviewer', true],
  ['Managers', false],
  ['Night desk', false],
])('the name %j reads like a built-in role: %j', (name, isLike) => {
  expect(isBuiltInName(name)).toBe(isLike)
})

it('one can only grant and remove what one holds, and all of it', () => {
  fc.assert(
    fc.property(permissions, permissions, (holds, concerned) => {
      const refused = notTheirsToGive(holds, concerned)
      expect(concerned.filter((each) => !refused.includes(each))).toEqual(
        concerned.filter((each) => holds.includes(each)),
      )
      expect(refused.some((each) => holds.includes(each))).toBe(false)
    }),
  )
})
