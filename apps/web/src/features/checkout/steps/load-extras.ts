/** What few orders need; the others do not load its code. */
export const loadExtras = () => import('./address-extras.ts')
