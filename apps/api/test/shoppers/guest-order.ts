/** Who orders in tests without an account. */
export const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '555-0100',
}

/** What a guest sends to orders/save. */
export const guestOrder = (
  orderItems: readonly { productId: number | undefined; quantity: number }[],
  email = ada.email,
) => ({ orders: {}, orderItems, customer: { ...ada, email } })
