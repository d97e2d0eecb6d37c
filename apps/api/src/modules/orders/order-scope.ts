/** Whose keys of orders are told apart: a guest's random key counts alone, a customer's within the account. */
export const GUEST_SCOPE = 'order guest'
export const customerScope = (custId: number) => `order customer ${custId}`
