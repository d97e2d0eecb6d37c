/** The guest who orders in tests. */
export const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '555-0100',
}

/** A guest's request to orders/save. */
export const guestOrder = (
  orderItems: readonly { productId: number | undefined; quantity: number }[],
  email = ada.email,
) => ({ orders: {}, orderItems, customer: { ...ada, email } })
