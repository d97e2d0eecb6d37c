import * as contract from '@mendwell/contract/carts/carts'
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
