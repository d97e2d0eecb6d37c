import { paths } from '../../lib/addresses/paths.ts'

/** Stands before the token of a list; what opens a cart is shorter than both. */
const MARK = 'list-'
const TOKEN_LENGTH = 43

/** What a link to a list shows; the page is that of a cart (features/carts/shared-cart-page.tsx). */
export const sharedListPath = (token: string): string => paths.sharedCart(MARK + token)

/** What opens a list, by the address; undefined for that of a cart. */
export const listTokenOf = (named: string): string | undefined =>
  named.startsWith(MARK) && named.length > TOKEN_LENGTH ? named.slice(MARK.length) : undefined
