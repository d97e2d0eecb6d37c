import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import { ADAS_PASSWORD, type Who, type World } from './authorisation-world.ts'

/** Status codes for visitor, order token, its customer, other customer, staff. */
type Answers = readonly [number, number, number, number, number]

interface Call {
  /** With its parameters filled in; left out where the route has none. */
  url?: string
  body?: unknown
}

export interface Row {
  /** Method and path as registered. */
  route: string
  /** In the words of Decisions §6. */
  who: 'anyone' | 'self' | 'order' | 'staff' | 'provider'
  answers: Answers
  ask: (world: World, who: Who) => Call
  /** The world is made anew before each answer: the call changes what the next one meets. */
  fresh?: boolean
}

const anyone = (status = 200): Answers => [status, status, status, status, status]
const signedIn = (status = 200): Answers => [401, 401, status, status, status]
/** About something of Ada's that others may not touch. */
const adaOnly = (foreign: number): Answers => [401, 401, 200, foreign, foreign]
const adaAndStaff = (foreign: number): Answers => [401, 401, 200, foreign, 200]
const staffOnly = (status = 200): Answers => [401, 401, 403, 403, status]
const order = (status = 200): Answers => [401, status, status, 404, status]

const plain = () => ({})
const get = (route: string, ask: Row['ask'] = plain): Row => ({
  route: `GET ${route}`,
  who: 'anyone',
  answers: anyone(),
  ask,
})
const post = (route: string, rest: Omit<Row, 'route'>): Row => ({
  route: `POST /api${route}`,
  ...rest,
})

const line = ({ productId }: World) => [{ productId, quantity: 1 }]
const sentBack = ({ orderItemId }: World) => [{ orderItemId, quantity: 1 }]
const guest = (who: Who) => ({
  firstName: 'Guest',
  lastName: 'Guest',
  email: `${who.replaceAll(' ', '.')}@guests.example`,
  phone1: '555-0100',
})
const contact = (_: World, who: Who) => ({
  body: {
    name: 'Visitor',
    email: 'visitor@example.com',
    phone: '5125550100',
    address: '1 Main St',
    subject: `From ${who}`,
    querydata: 'Hello',
  },
})
const newAccount = (_: World, who: Who) => ({
  body: { ...guest(who), loginPassword: 'quite a new staple' },
})
const wrongLink = { token: 'x'.repeat(43), newPassword: 'quite a new staple' }
const [card] = SANDBOX_CARDS

const catalogue: Row[] = [
  get('/api/category/findAll'),
  get('/api/category/findAllCategories'),
  get('/api/category/findAllByCategoryName/:name', () => ({
    url: '/api/category/findAllByCategoryName/Braces',
  })),
  get('/api/brands/findAll'),
  get('/api/departments/findAll'),
  get('/api/products/findProductsByCategory/:categoryId', () => ({
    url: '/api/products/findProductsByCategory/-1',
  })),
  get('/api/products/findProductsByBrands/:ids', () => ({
    url: '/api/products/findProductsByBrands/1,2',
  })),
  get('/api/products/searchProducts/:term', () => ({ url: '/api/products/searchProducts/brace' })),
  post('/products/findByCodes', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { codes: ['SKU-1'] } }),
  }),
  get('/api/products/suggest', () => ({ url: '/api/products/suggest?q=bra' })),
  get('/api/products/findPopularProducts'),
  get('/api/products/findPopularMeatProducts'),
  get('/api/products/findFoodProducts/:categoryId', () => ({
    url: '/api/products/findFoodProducts/23',
  })),
  get('/api/products/relatedProducts/:productId/:categoryId/:brandId', () => ({
    url: '/api/products/relatedProducts/1/1/1',
  })),
  {
    // An inactive product; an active one is for anyone.
    ...get('/api/products/:id', (world) => ({ url: `/api/products/${world.hiddenProductId}` })),
    answers: [404, 404, 404, 404, 200],
  },
  get('/api/review/findAll'),
  get('/api/review/summary/:productId', () => ({ url: '/api/review/summary/1' })),
  {
    ...get('/api/products/:productId/family', () => ({ url: '/api/products/4711/family' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/delivery', () => ({ url: '/api/products/4711/delivery' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/kind', () => ({ url: '/api/products/4711/kind' })),
    answers: anyone(404),
  },
  {
    ...get('/api/kinds/:kindKey', () => ({ url: '/api/kinds/no-such' })),
    answers: anyone(404),
  },
  get('/api/situations'),
  {
    ...get('/api/legalPages/:pageKey', () => ({ url: '/api/legalPages/no-such' })),
    answers: anyone(404),
  },
  get('/api/situations/findByTerm', () => ({ url: '/api/situations/findByTerm?q=hip' })),
  {
    ...get('/api/situations/:situationKey', () => ({ url: '/api/situations/no-such' })),
    answers: anyone(404),
  },
  get('/api/productImage/files'),
  get('/api/productImage/files/:productId', () => ({ url: '/api/productImage/files/4711' })),
  get('/api/productDocuments/files/:productId', () => ({ url: '/api/productDocuments/files/1' })),
  get('/media/documents/:documentId', () => ({ url: '/media/documents/1' })),
  {
    ...get('/media/products/:productId/:viewHash', () => ({ url: '/media/products/4711/pack' })),
    answers: anyone(404),
  },
  {
    ...get('/media/categories/:idHash', () => ({ url: '/media/categories/4711' })),
    answers: anyone(404),
  },
  {
    ...get('/media/photos/:idHash', () => ({ url: '/media/photos/4711' })),
    answers: anyone(404),
  },
  {
    ...get('/media/previews/:idHash', () => ({ url: '/media/previews/4711' })),
    answers: anyone(404),
  },
  {
    ...get('/media/scenes/:nameHash', () => ({ url: '/media/scenes/none' })),
    answers: anyone(404),
  },
]

const shop: Row[] = [
  get('/api/config'),
  get('/api/openapi.json'),
  get('/healthz'),
  get('/readyz'),
  get('/api/country/findAll'),
  get('/api/stateProvince/findAllState'),
  get('/api/stateProvince/findAllByCountryId/:id', () => ({
    url: '/api/stateProvince/findAllByCountryId/840',
  })),
  get('/api/city/findAllByStateId/:id', () => ({ url: '/api/city/findAllByStateId/1' })),
  get('/api/ezpztax/findAllTaxes'),
  get('/api/ezpztax/findAllTaxesByStateCode/:code', () => ({
    url: '/api/ezpztax/findAllTaxesByStateCode/TX',
  })),
  get('/api/newsTracker/findAll'),
  get('/api/storeHours/findAllStoreHours'),
  get('/api/customerTypes/findAllCustomerType'),
  post('/email/api/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/api/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/subscription/save', {
    who: 'anyone',
    answers: anyone(),
    ask: (_, who) => ({ body: { email: guest(who).email } }),
  }),
  post('/subscription/confirm', {
    who: 'anyone',
    // Who has the mailed link reads the mailbox: the answer names it.
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    route: 'GET /api/subscription/unsubscribe',
    who: 'anyone',
    // Leads to the page with the button.
    answers: anyone(302),
    ask: ({ mailToken }) => ({ url: `/api/subscription/unsubscribe?t=${mailToken}` }),
  },
  post('/subscription/unsubscribe', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ mailToken }) => ({ url: `/api/subscription/unsubscribe?t=${mailToken}`, body: {} }),
  }),
]

const accounts: Row[] = [
  ...['/users/authenticate', '/loginsignin'].map((route) =>
    post(route, {
      who: 'anyone',
      answers: anyone(401),
      ask: ({ email }) => ({ body: { loginId: email, loginPassword: 'wrong' } }),
    }),
  ),
  post('/customer/authenticate', {
    who: 'anyone',
    answers: anyone(401),
    ask: ({ email }) => ({ body: { username: email, password: 'wrong' } }),
  }),
  get('/api/users/session'),
  post('/users/signout', { who: 'self', answers: signedIn(), ask: () => ({ body: {} }) }),
  post('/users/register', { who: 'anyone', answers: anyone(201), ask: newAccount }),
  post('/registerCustomer', { who: 'anyone', answers: anyone(201), ask: newAccount }),
  post('/customer/save', {
    who: 'anyone',
    answers: anyone(),
    // A guest with Ada's email: the answer tells nothing of hers.
    ask: ({ email }, who) => ({ body: { ...guest(who), email } }),
  }),
  post('/users/forgotPassword', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ email }) => ({ body: { email } }),
  }),
  post('/users/resetPassword', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: wrongLink }),
  }),
  post('/users/claim', { who: 'anyone', answers: anyone(409), ask: () => ({ body: wrongLink }) }),
  post('/users/changePassword', {
    who: 'self',
    // Ada's password: the others have the same one only in this test, so theirs is named wrong.
    answers: [401, 401, 200, 422, 422],
    ask: (_, who) => ({
      body: {
        currentPassword: who === 'its customer' ? ADAS_PASSWORD : 'wrong',
        newPassword: 'quite a new staple',
      },
    }),
  }),
  post('/users/changeEmail', {
    who: 'self',
    answers: signedIn(422),
    ask: () => ({ body: { email: 'new@example.com', currentPassword: 'wrong' } }),
  }),
  post('/users/sendConfirmation', { who: 'self', answers: signedIn(200), ask: () => ({}) }),
  post('/users/confirmEmail', {
    who: 'self',
    answers: signedIn(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    route: 'PUT /api/customer/update',
    who: 'self',
    answers: adaOnly(403),
    ask: ({ adaId }) => ({ body: { custId: adaId, profession: 'Engineer' } }),
  },
  post('/address/save', {
    who: 'self',
    answers: adaOnly(404),
    ask: ({ addressId }) => ({
      body: {
        addressId,
        address1: '1 Main St',
        country: 'United States',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78701',
      },
    }),
  }),
  ...['searchByCustomerLogin', 'findByCustomerLogin'].map(
    (call): Row => ({
      route: `GET /api/customer/${call}/:login`,
      who: 'self',
      answers: adaAndStaff(403),
      ask: ({ email }) => ({ url: `/api/customer/${call}/${email}` }),
    }),
  ),
  post('/quotes/save', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ productId }, who) => ({
      body: {
        productId,
        name: 'Visitor',
        email: guest(who).email,
        phone: '555-0100',
        quantity: 200,
      },
    }),
  }),
  // Of a product in stock there is nothing to wait for.
  post('/backInStock/save', {
    who: 'anyone',
    answers: anyone(409),
    ask: ({ productId }, who) => ({ body: { productId, email: guest(who).email } }),
  }),
  post('/backInStock/confirm', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  post('/backInStock/end', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  { ...get('/api/clinics/own'), who: 'self', answers: signedIn() },
  // Past the door, what is no form is answered 415.
  post('/clinics/document', { who: 'self', answers: signedIn(415), ask: () => ({ body: {} }) }),
  post('/clinics/save', { who: 'self', answers: signedIn(422), ask: () => ({ body: {} }) }),
  post('/review/save', {
    who: 'self',
    answers: signedIn(),
    ask: ({ productId }) => ({
      body: { productId, rating: 5, reviewTitle: 'Good', reviewMsg: 'Holds.' },
    }),
  }),
  {
    ...get('/api/review/own/:productId', ({ productId }) => ({
      url: `/api/review/own/${productId}`,
    })),
    who: 'self',
    answers: signedIn(),
  },
]

const orders: Row[] = [
  post('/orders/quote', {
    who: 'anyone',
    answers: anyone(),
    ask: (world) => ({ body: { orderItems: line(world) } }),
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
  post('/returns/save', {
    who: 'order',
    // Not paid, so there is nothing to return.
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
  post('/payment/webhook', {
    who: 'provider',
    // No signature, no hearing.
    answers: anyone(400),
    ask: () => ({ body: { type: 'payment_intent.succeeded' } }),
  }),
  post('/payment/sandbox/challenge', {
    who: 'anyone',
    // Asks for the test bank's own secret.
    answers: anyone(404),
    ask: () => ({ body: { reference: 'none', clientSecret: 'none', approve: true } }),
  }),
]

const backOffice: Row[] = [
  {
    route: 'PUT /api/customer/:custId/salesRep',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ adaId }) => ({ url: `/api/customer/${adaId}/salesRep`, body: { granted: false } }),
  },
  post('/storeHours/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { dayOfWeek: 0, closedFlag: true } }),
  }),
  post('/orders/move', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({ body: { orderId, status: 'PRINTED' } }),
  }),
  post('/shipments/save', {
    who: 'staff',
    // Not paid, so nothing is sent.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({ body: { orderId, carrier: 'Parcel Post' } }),
  }),
  post('/shipments/delivered', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { shipmentId: 4711 } }),
  }),
  post('/refunds/save', {
    who: 'staff',
    // Nothing was paid.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/refunds/retry', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { refundId: 4711 } }),
  }),
  {
    ...get('/api/refunds/findAll/:orderId', ({ orderId }) => ({
      url: `/api/refunds/findAll/${orderId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/returns/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { returnId: 4711, status: 'APPROVED' } }),
  }),
  post('/alert/sms', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { message: 'The alarm rings.' } }),
  }),
  post('/newsTracker/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { news: 'Sale!' } }),
  }),
  post('/newsTracker/delete/:id', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/newsTracker/delete/4711', body: {} }),
  }),
  { ...get('/api/searchSynonym/findAll'), who: 'staff', answers: staffOnly() },
  { ...get('/api/searchMiss/findAll'), who: 'staff', answers: staffOnly() },
  post('/searchSynonym/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { term: 'sugar strips', meaning: 'test strips' } }),
  }),
  post('/searchSynonym/delete/:id', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/searchSynonym/delete/4711', body: {} }),
  }),
  post('/products/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({
      body: { productName: 'Brace', productDetails: 'Holds.', unitPrice: 10, categoryId: 1 },
    }),
  }),
  {
    route: 'PUT /api/products/update',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ body: { productId, unitPrice: 11 } }),
  },
  // Past the door, what is no form is answered 415.
  ...['/productImage/upload', '/productDocuments/upload'].map((route) =>
    post(route, { who: 'staff', answers: staffOnly(415), ask: () => ({ body: {} }) }),
  ),
  ...[
    '/staff/products',
    '/staff/categories',
    '/staff/brands',
    '/staff/kinds',
    '/staff/kinds/waiting',
  ].map((route) => ({
    ...get(`/api${route}`),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  ...['', '/stock'].map((rest) => ({
    ...get(`/api/staff/products/:productId${rest}`, ({ productId }) => ({
      url: `/api/staff/products/${productId}${rest}`,
    })),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  {
    route: 'PUT /api/staff/products',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ body: { rows: [{ productId, unitPrice: 12 }] } }),
  },
  post('/staff/products/:productId/stock', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({
      url: `/api/staff/products/${productId}/stock`,
      body: { delta: 1, reason: 'RECEIVED' },
    }),
  }),
  post('/staff/products/:productId/duplicate', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ url: `/api/staff/products/${productId}/duplicate`, body: {} }),
  }),
  post('/staff/categories/save', {
    who: 'staff',
    answers: staffOnly(422),
    ask: () => ({
      body: { category: 'None', subCategory: 'X', displayOrder: 1, activeFlag: true },
    }),
  }),
  post('/staff/brands/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { brandId: 4711, brandName: 'X', category: '', activeFlag: true } }),
  }),
  post('/staff/departments/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({
      body: { deptName: 'Extra', activeFlag: false, displayOrder: 1, description: '' },
    }),
  }),
  {
    route: 'DELETE /api/productDocuments/:documentId',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/productDocuments/4711' }),
  },
  post('/staff/imports', { who: 'staff', answers: staffOnly(415), ask: () => ({ body: {} }) }),
  ...['/staff/imports', '/staff/products.csv'].map((route) => ({
    ...get(`/api${route}`),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  ...['', '/errors.csv'].map((rest) => ({
    ...get(`/api/staff/imports/:importId${rest}`, () => ({
      url: `/api/staff/imports/4711${rest}`,
    })),
    who: 'staff' as const,
    answers: staffOnly(404),
  })),
  ...['apply', 'undo'].map((step) =>
    post(`/staff/imports/:importId/${step}`, {
      who: 'staff',
      answers: staffOnly(404),
      ask: () => ({ url: `/api/staff/imports/4711/${step}`, body: {} }),
    }),
  ),
  {
    route: 'PUT /api/productImage/order',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { productId: 4711, imageIds: [4711] } }),
  },
  {
    route: 'DELETE /api/productImage/:imageId',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/productImage/4711' }),
  },
  { ...get('/api/staff/history'), who: 'staff', answers: staffOnly() },
  post('/staff/history/undo', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { eventId: 4711 } }),
  }),
  { ...get('/api/staff/today'), who: 'staff', answers: staffOnly() },
  ...['settings', 'reviews', 'messages', 'subscribers', 'subscribers.csv', 'outbox', 'jobs'].map(
    (list): Row => ({ ...get(`/api/staff/${list}`), who: 'staff', answers: staffOnly() }),
  ),
  {
    route: 'PUT /api/staff/settings',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { shopName: 'Mendwell' } }),
  },
  post('/staff/taxes/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { stateCode: 'TX', stateName: 'Texas', tax: 8.25 } }),
  }),
  post('/staff/taxes/delete/:id', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/taxes/delete/4711', body: {} }),
  }),
  post('/staff/reviews/moderate', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { reviewId: 4711, hidden: true } }),
  }),
  post('/staff/messages/handle', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { contactId: 4711, handled: true } }),
  }),
  post('/staff/jobs/retry', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { jobId: '4711' } }),
  }),
  post('/staff/outbox/:id/resend', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/outbox/4711/resend', body: {} }),
  }),
  {
    ...get('/api/staff/sales', () => ({ url: '/api/staff/sales?from=2026-01-01&to=2026-01-02' })),
    who: 'staff',
    answers: staffOnly(),
  },
  { ...get('/api/staff/members'), who: 'staff', answers: staffOnly() },
  post('/staff/invite', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { email: 'new@example.com', firstName: 'New', role: 'SUPPORT' } }),
  }),
  {
    route: 'PUT /api/staff/members/:custId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/members/4711', body: { role: 'OWNER' } }),
  },
  post('/staff/members/:custId/secondFactor/reset', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/members/4711/secondFactor/reset', body: {} }),
  }),
  { ...get('/api/staff/sessions'), who: 'staff', answers: staffOnly() },
  post('/staff/sessions/revoke', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { publicHandle: 's_none' } }),
  }),
  post('/staff/sessions/revokeOthers', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: {} }),
  }),
  // About the own session: customers learn that they have no role.
  { ...get('/api/staff/standing'), who: 'self', answers: signedIn() },
  post('/staff/secondFactor/give', {
    who: 'self',
    // Nothing is due.
    answers: signedIn(403),
    ask: () => ({ body: { code: '000000' } }),
  }),
  post('/staff/secondFactor/begin', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: {} }),
  }),
  ...['confirm', 'end'].map((step) =>
    post(`/staff/secondFactor/${step}`, {
      who: 'staff',
      answers: staffOnly(422),
      ask: () => ({ body: { code: '000000' } }),
    }),
  ),
  {
    ...get('/api/staff/history/:objectType/:objectId', () => ({
      url: '/api/staff/history/order/4711',
    })),
    who: 'staff',
    answers: staffOnly(),
  },
]

/** Orders, returns and customers in the back office. */
const staffScreens: Row[] = [
  post('/staff/kinds/saleClass', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { kindKey: 'none', saleClass: 'OPEN', reason: 'It is open.' } }),
  }),
  post('/staff/kinds/confirm', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { rows: [{ productId: 4711, kindKey: 'none' }] } }),
  }),
  post('/staff/quotes/answer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { requestId: 4711, answer: 'It costs $10.' } }),
  }),
  post('/staff/quotes/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { requestId: 4711, closed: true } }),
  }),
  post('/staff/pageChecks/approve', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      body: {
        pageKey: 'legal/no-such',
        textHash: 'none',
        approvedBy: 'Ada Quill',
        approvedRole: 'Attorney',
        approvedOn: '2026-01-15',
      },
    }),
  }),
  post('/staff/pageChecks/withdraw', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { pageKey: 'legal/no-such' } }),
  }),
  post('/staff/clinics/decide', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { clinicId: 4711, status: 'VERIFIED' } }),
  }),
  {
    ...get('/api/staff/clinics/:clinicId/document', () => ({
      url: '/api/staff/clinics/4711/document',
    })),
    who: 'staff',
    answers: staffOnly(404),
  },
  ...[
    ['/api/staff/reports/sales', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/sales.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/refunds', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/refunds.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/taxes', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/taxes.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/journal', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/journal.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/stock', ''],
    ['/api/staff/reports/stock.csv', ''],
    ['/api/staff/reports/searches', ''],
    ['/api/staff/reports/searches.csv', ''],
    ['/api/staff/reports/breakdown', '?from=2026-01-01&to=2026-01-02&by=brand'],
    ['/api/staff/reports/breakdown.csv', '?from=2026-01-01&to=2026-01-02&by=brand'],
    ['/api/staff/orders', ''],
    ['/api/staff/orders.csv', ''],
    ['/api/staff/orders/packing-documents', '?orderIds=4711'],
    ['/api/staff/orders/packing-documents.pdf', '?orderIds=4711&document=pick-list'],
    ['/api/staff/returns', ''],
    ['/api/staff/customers', ''],
    ['/api/staff/clinics', ''],
    ['/api/staff/pageChecks', ''],
    ['/api/staff/quotes', ''],
  ].map(
    ([route = '', query]): Row => ({
      ...get(route, () => ({ url: `${route}${query}` })),
      who: 'staff',
      answers: staffOnly(),
    }),
  ),
  {
    ...get('/api/staff/orders/:orderId', ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    ...get('/api/staff/products/:productId/backInStock', ({ productId }) => ({
      url: `/api/staff/products/${productId}/backInStock`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/orders/move', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { orderIds: [4711], status: 'PRINTED' } }),
  }),
  post('/staff/orders/:orderId/payment', {
    who: 'staff',
    answers: staffOnly(),
    fresh: true,
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/payment`,
      body: { method: 'CASH', receivedOn: '2026-01-15' },
    }),
  }),
  post('/staff/orders/cancelQuote', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({ body: { orderIds: [orderId] } }),
  }),
  post('/staff/orders/:orderId/refundQuote', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/refundQuote`,
      body: { items: [] },
    }),
  }),
  post('/staff/orders/:orderId/notes', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/notes`,
      body: { note: 'Rings twice.' },
    }),
  }),
  {
    route: 'PUT /api/staff/orders/:orderId/address',
    who: 'staff',
    // Ada collects hers in the store.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/address`,
      body: {
        address: '12 Main Street',
        country: 'United States',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78701',
      },
    }),
  },
  post('/staff/orders/:orderId/mails/:outboxId/resend', {
    who: 'staff',
    answers: staffOnly(404),
    ask: ({ orderId }) => ({ url: `/api/staff/orders/${orderId}/mails/4711/resend` }),
  }),
  post('/staff/orders/phone', {
    who: 'staff',
    answers: staffOnly(),
    ask: (world, who) => ({ body: { orders: {}, orderItems: line(world), customer: guest(who) } }),
  }),
  post('/orders/open', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    ...get('/api/staff/customers/:custId', ({ adaId }) => ({
      url: `/api/staff/customers/${adaId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    ...get('/api/staff/customers/:custId/export', ({ adaId }) => ({
      url: `/api/staff/customers/${adaId}/export`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/customers/:custId/claimLink', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/customers/4711/claimLink' }),
  }),
  post('/staff/customers/merge', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      body: { fromCustId: 4711, intoCustId: 4712, confirmEmail: 'nobody@example.com' },
    }),
  }),
  post('/staff/customers/:custId/erase', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/customers/4711/erase',
      body: { confirmEmail: 'nobody@example.com' },
    }),
  }),
]

/** Every route of the server and what it answers to whom. A new route needs a row here. */
export const TABLE: Row[] = [
  ...shop,
  ...catalogue,
  ...accounts,
  ...orders,
  ...backOffice,
  ...staffScreens,
]

/** The pages of the documentation and the web app's files: for anyone, one row each. */
export const OPEN_PREFIXES = ['GET /api/docs', 'GET /*', 'GET /staff']
