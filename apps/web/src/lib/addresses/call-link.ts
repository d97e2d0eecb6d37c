/** The link for calling a number: '1-800-555-0142' as 'tel:18005550142'. */
export const callLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
