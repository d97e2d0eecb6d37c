import { paths } from '../../lib/addresses/paths.ts'

/** Prefix of a list's token; makes it longer than any cart token. */
const MARK = 'list-'
const TOKEN_LENGTH = 43

/** What a link to a list shows; it uses the page of a cart (features/carts/shared-cart-page.tsx). */
export const sharedListPath = (token: string): string => paths.sharedCart(MARK + token)

/** The list token in the URL; undefined for a cart's. */
export const listTokenOf = (named: string): string | undefined =>
  named.startsWith(MARK) && named.length > TOKEN_LENGTH ? named.slice(MARK.length) : undefined
