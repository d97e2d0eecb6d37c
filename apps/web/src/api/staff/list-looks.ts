import * as contract from '@mendwell/contract/people/list-looks'
import type { LookList } from '@mendwell/domain/people/list-looks'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type LookChange = Body<typeof contract.changeListLook>

export const listLook = (list: LookList) => query(contract.getListLook, { params: { list } })
export const changeListLook = (list: LookList, body: LookChange) =>
  call(contract.changeListLook, { params: { list }, body })
export const shareView = (list: LookList, body: Body<typeof contract.shareView>) =>
  call(contract.shareView, { params: { list }, body })
export const unshareView = (list: LookList, name: string) =>
  call(contract.unshareView, { params: { list }, body: { name } })
