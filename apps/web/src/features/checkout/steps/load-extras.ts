/** What few orders need; the others do without its code. */
export const loadExtras = () => import('./address-extras.ts')
