import * as contract from '@mendwell/contract/carts/carts'
import * as devices from '@mendwell/contract/devices/my-devices'
import * as lists from '@mendwell/contract/saved-lists/saved-lists'
import { type Answer, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
/** A line of a cart that the shop keeps. */
export type KeptLineAnswer = Answer<typeof contract.openCart>['lines'][number]

/** Merges the cart of this browser with that of who is signed in. */
export const sendCart = (body: Body<typeof contract.syncCart>) => call(contract.syncCart, { body })

/** The own links to carts. */
export const cartLinks = () => query(contract.findCartLinks)

/** Makes a link to these lines; what opens it is told this once. */
export async function makeCartLink(body: Body<typeof contract.saveCartLink>) {
  const link = await call(contract.saveCartLink, { body })
  await queryClient.invalidateQueries({ queryKey: cartLinks().queryKey })
  return link
}

/** From now on the link opens nothing. */
export async function endCartLink(linkId: number): Promise<void> {
  await call(contract.endCartLink, { params: { linkId: String(linkId) } })
  await queryClient.invalidateQueries({ queryKey: cartLinks().queryKey })
}

/** What a link shows. */
export const sharedCart = (token: string) => query(contract.openCart, { body: { token } })

/** Merges the lists of this browser with those of who is signed in. */
export const sendLists = (body: Body<typeof lists.syncLists>) => call(lists.syncLists, { body })

/** The own links to lists. */
export const listLinks = () => query(lists.findListLinks)

/** Makes a link to the list of a name; what opens it is told this once. */
export async function makeListLink(name: string) {
  const link = await call(lists.saveListLink, { body: { name } })
  await queryClient.invalidateQueries({ queryKey: listLinks().queryKey })
  return link
}

/** From now on the link opens nothing. */
export async function endListLink(linkId: number): Promise<void> {
  await call(lists.endListLink, { params: { linkId: String(linkId) } })
  await queryClient.invalidateQueries({ queryKey: listLinks().queryKey })
}

/** What a link shows. */
export const sharedList = (token: string) => query(lists.openList, { body: { token } })

/** Merges the devices of this browser with those of who is signed in. */
export const sendDevices = (body: Body<typeof devices.syncDevices>) =>
  call(devices.syncDevices, { body })
