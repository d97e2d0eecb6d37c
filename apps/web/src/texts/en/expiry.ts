/** When goods expire; loaded with the first that does. */
export const expiryTexts = { 'expiry.from': 'Expires {month} or later' } as const
