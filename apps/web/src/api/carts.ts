import * as contract from '@mendwell/contract/carts/carts'
import * as devices from '@mendwell/contract/devices/my-devices'
import * as lists from '@mendwell/contract/saved-lists/saved-lists'
import { type Answer, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
/** A cart line as stored by the shop. */
export type KeptLineAnswer = Answer<typeof contract.openCart>['lines'][number]

export type CartLinkAnswer = Answer<typeof contract.findCartLinks>[number]
export type ListLinkAnswer = Answer<typeof lists.findListLinks>[number]

/** Merges this browser's cart with that of the signed-in customer. */
export const sendCart = (body: Body<typeof contract.syncCart>) => call(contract.syncCart, { body })

/** The customer's links to carts. */
export const cartLinks = () => query(contract.findCartLinks)

/** Creating or revoking one refetches them. */
const changingCartLinks = <T>(change: Promise<T>) => andAskAgain(change, cartLinks().queryKey)

/** Creates a link to these lines; its secret is returned only once. */
export const makeCartLink = (body: Body<typeof contract.saveCartLink>) =>
  changingCartLinks(call(contract.saveCartLink, { body }))

/** Revokes the link. */
export const endCartLink = (linkId: number) =>
  changingCartLinks(call(contract.endCartLink, { params: { linkId: String(linkId) } }))

/** What a link shows. */
export const sharedCart = (token: string) => query(contract.openCart, { body: { token } })

/** Merges this browser's lists with those of the signed-in customer. */
export const sendLists = (body: Body<typeof lists.syncLists>) => call(lists.syncLists, { body })

/** The customer's links to lists. */
export const listLinks = () => query(lists.findListLinks)

/** Creating or revoking one refetches them. */
const changingListLinks = <T>(change: Promise<T>) => andAskAgain(change, listLinks().queryKey)

/** Creates a link to the named list; its secret is returned only once. */
export const makeListLink = (name: string) =>
  changingListLinks(call(lists.saveListLink, { body: { name } }))

/** Revokes the link. */
export const endListLink = (linkId: number) =>
  changingListLinks(call(lists.endListLink, { params: { linkId: String(linkId) } }))

/** What a link shows. */
export const sharedList = (token: string) => query(lists.openList, { body: { token } })

/** Merges this browser's devices with those of the signed-in customer. */
export const sendDevices = (body: Body<typeof devices.syncDevices>) =>
  call(devices.syncDevices, { body })

async function andAskAgain<T>(change: Promise<T>, queryKey: readonly unknown[]): Promise<T> {
  const changed = await change
  await queryClient.invalidateQueries({ queryKey })
  return changed
}
