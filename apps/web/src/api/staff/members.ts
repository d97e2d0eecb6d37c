import * as roles from '@mendwell/contract/people/own-roles'
import * as contract from '@mendwell/contract/people/staff'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type Member = Answer<typeof contract.findStaff>[number]

export const members = () => query(contract.findStaff)
export const standing = () => query(contract.getStaffStanding)
export const staffSessions = (custId?: number) =>
  query(contract.findStaffSessions, { query: { custId } })

export const inviteStaff = (body: Body<typeof contract.inviteStaff>) =>
  call(contract.inviteStaff, { body })
export const changeStaff = ({
  custId,
  ...body
}: Body<typeof contract.changeStaff> & { custId: number }) =>
  call(contract.changeStaff, { params: { custId }, body })
export const resetSecondFactor = (custId: number) =>
  call(contract.resetSecondFactor, { params: { custId } })
export const revokeStaffSession = (body: Body<typeof contract.revokeStaffSession>) =>
  call(contract.revokeStaffSession, { body })
export const revokeOtherStaffSessions = (body: Body<typeof contract.revokeOtherStaffSessions>) =>
  call(contract.revokeOtherStaffSessions, { body })
export const giveSecondFactor = (body: { code: string }) =>
  call(contract.giveSecondFactor, { body })
export const beginSecondFactor = () => call(contract.beginSecondFactor)
export const confirmSecondFactor = (body: { code: string }) =>
  call(contract.confirmSecondFactor, { body })
export const endSecondFactor = (body: { code: string }) => call(contract.endSecondFactor, { body })

export type OwnRole = Answer<typeof roles.findOwnRoles>[number]

export const ownRoles = () => query(roles.findOwnRoles)

export const createOwnRole = (body: Body<typeof roles.createOwnRole>) =>
  call(roles.createOwnRole, { body })

export const changeOwnRole = ({
  roleId,
  ...body
}: Body<typeof roles.changeOwnRole> & { roleId: number }) =>
  call(roles.changeOwnRole, { params: { roleId }, body })

export const deleteOwnRole = (roleId: number) => call(roles.deleteOwnRole, { params: { roleId } })
