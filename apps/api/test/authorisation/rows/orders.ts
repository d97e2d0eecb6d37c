import { anyone, card, get, guest, line, order, post, type Row, sentBack } from './row.ts'

const ELSEWHERE = {
  address: '1 Main St',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78701',
}

export const orders: Row[] = [
  post('/orders/quote', {
    who: 'anyone',
    answers: anyone(),
    ask: (world) => ({ body: { orderItems: line(world) } }),
  }),
  post('/orders/quote/wallet', {
    who: 'anyone',
    answers: anyone(),
    ask: (world) => ({ body: { place: { countryCode: 'US' }, orderItems: line(world) } }),
  }),
  post('/orders/save', {
    who: 'anyone',
    answers: anyone(),
    ask: (world, who) => ({
      body: { orders: {}, orderItems: line(world), customer: guest(who) },
    }),
  }),
  post('/orders/findPlaced', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { key: '0'.repeat(32) } }),
  }),
  post('/orders/findOrdersWithItems', {
    who: 'order',
    // Another customer gets an empty list.
    answers: [401, 200, 200, 200, 200],
    ask: ({ adaId, orderNum }) => ({ body: { custId: adaId, orderNumber: orderNum } }),
  }),
  {
    ...get('/api/orders/:orderNum/tracking', ({ orderNum }) => ({
      url: `/api/orders/${orderNum}/tracking`,
    })),
    who: 'order',
    answers: order(),
  },
  {
    ...get('/api/orders/:orderNum/invoice.pdf', ({ orderNum }) => ({
      url: `/api/orders/${orderNum}/invoice.pdf`,
    })),
    who: 'order',
    answers: order(),
  },
  {
    ...get('/api/orders/:orderNum/reorder', ({ orderNum }) => ({
      url: `/api/orders/${orderNum}/reorder`,
    })),
    who: 'order',
    answers: order(),
  },
  post('/email/api/orderEmail', {
    who: 'order',
    answers: order(),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/orders/cancel', {
    who: 'order',
    // Staff cancel with orders/move, which checks their role.
    answers: [401, 200, 200, 404, 404],
    fresh: true,
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/orders/address', {
    who: 'order',
    // Ada picks hers up, so there is no address to change.
    answers: [401, 409, 409, 404, 404],
    ask: ({ orderId }) => ({ body: { orderId, address: ELSEWHERE } }),
  }),
  post('/payment/charge', {
    who: 'order',
    answers: order(),
    fresh: true,
    ask: ({ orderId, totalCents }) => ({
      body: { amount: totalCents, token: card?.token, payment: { orderId } },
    }),
  }),
  post('/payment/confirm', {
    who: 'order',
    answers: order(),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/payment/save', {
    who: 'order',
    answers: order(),
    ask: ({ orderId, totalCents, taxCents }) => ({
      body: { orderId, totalAmount: totalCents, taxesAmount: taxCents },
    }),
  }),
  post('/returns/quote', {
    who: 'order',
    answers: order(),
    ask: (world) => ({
      body: { orderId: world.orderId, requestFor: 'REFUND', items: sentBack(world) },
    }),
  }),
  post('/returns/sizes', {
    who: 'order',
    answers: order(),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/returns/save', {
    who: 'order',
    // Unpaid, so there is nothing to return.
    answers: order(409),
    ask: (world) => ({
      body: {
        orderId: world.orderId,
        requestFor: 'REFUND',
        reason: 'Too small',
        items: sentBack(world),
      },
    }),
  }),
  {
    ...get('/api/returns/findAll', ({ orderId }) => ({
      url: `/api/returns/findAll?orderId=${orderId}`,
    })),
    who: 'order',
    // Another customer gets an empty list.
    answers: [401, 200, 200, 200, 200],
  },
  {
    ...get('/api/returns/:orderNum/label.pdf', ({ orderNum }) => ({
      url: `/api/returns/${orderNum}/label.pdf`,
    })),
    who: 'order',
    // No return is approved: returns.api.test.ts has one that is.
    answers: [401, 404, 404, 404, 404],
  },
  post('/payment/webhook', {
    who: 'provider',
    // Without a signature it is refused.
    answers: anyone(400),
    ask: () => ({ body: { type: 'payment_intent.succeeded' } }),
  }),
  post('/payment/sandbox/challenge', {
    who: 'anyone',
    // Requires the test bank's secret.
    answers: anyone(404),
    ask: () => ({ body: { reference: 'none', clientSecret: 'none', approve: true } }),
  }),
]
