import { ALL_PERMISSIONS } from '@mendwell/domain/people/staff-permissions'
import { expect, it } from 'vitest'
import { PERMISSION_GROUPS } from './permission-groups.ts'

it('has every permission in one group', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
  expect(grouped.toSorted()).toEqual(ALL_PERMISSIONS.toSorted())
})
