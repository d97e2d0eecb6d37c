/** When goods expire; it comes with the first of them that does. */
export const expiryTexts = { 'expiry.from': 'Expires {month} or later' } as const
