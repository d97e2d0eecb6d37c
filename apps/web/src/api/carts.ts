import * as contract from '@mendwell/contract/carts/carts'
import * as devices from '@mendwell/contract/devices/my-devices'
import * as lists from '@mendwell/contract/saved-lists/saved-lists'
import { type Answer, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
/** A line of a cart that the shop keeps. */
export type KeptLineAnswer = Answer<typeof contract.openCart>['lines'][number]

export type CartLinkAnswer = Answer<typeof contract.findCartLinks>[number]
export type ListLinkAnswer = Answer<typeof lists.findListLinks>[number]

/** Merges the cart of this browser with that of who is signed in. */
export const sendCart = (body: Body<typeof contract.syncCart>) => call(contract.syncCart, { body })

/** The own links to carts. */
export const cartLinks = () => query(contract.findCartLinks)

/** What makes or ends one has them asked for again. */
const changingCartLinks = <T>(change: Promise<T>) => andAskAgain(change, cartLinks().queryKey)

/** Makes a link to these lines; what opens it is told this once. */
export const makeCartLink = (body: Body<typeof contract.saveCartLink>) =>
  changingCartLinks(call(contract.saveCartLink, { body }))

/** From now on the link opens nothing. */
export const endCartLink = (linkId: number) =>
  changingCartLinks(call(contract.endCartLink, { params: { linkId: String(linkId) } }))

/** What a link shows. */
export const sharedCart = (token: string) => query(contract.openCart, { body: { token } })

/** Merges the lists of this browser with those of who is signed in. */
export const sendLists = (body: Body<typeof lists.syncLists>) => call(lists.syncLists, { body })

/** The own links to lists. */
export const listLinks = () => query(lists.findListLinks)

/** What makes or ends one has them asked for again. */
const changingListLinks = <T>(change: Promise<T>) => andAskAgain(change, listLinks().queryKey)

/** Makes a link to the list of a name; what opens it is told this once. */
export const makeListLink = (name: string) =>
  changingListLinks(call(lists.saveListLink, { body: { name } }))

/** From now on the link opens nothing. */
export const endListLink = (linkId: number) =>
  changingListLinks(call(lists.endListLink, { params: { linkId: String(linkId) } }))

/** What a link shows. */
export const sharedList = (token: string) => query(lists.openList, { body: { token } })

/** Merges the devices of this browser with those of who is signed in. */
export const sendDevices = (body: Body<typeof devices.syncDevices>) =>
  call(devices.syncDevices, { body })

async function andAskAgain<T>(change: Promise<T>, queryKey: readonly unknown[]): Promise<T> {
  const changed = await change
  await queryClient.invalidateQueries({ queryKey })
  return changed
}
