import { ADAS_PASSWORD } from '../authorisation-world.ts'
import {
  adaAndStaff,
  adaOnly,
  anyone,
  get,
  guest,
  newAccount,
  post,
  type Row,
  signedIn,
  wrongLink,
} from './row.ts'

export const accounts: Row[] = [
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
    // A guest with Ada's email: the response reveals nothing about her.
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
    // Ada's password: the others only share it in this test, so theirs is given wrong.
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
  post('/quotes/ask', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ productId }, who) => ({
      body: {
        lines: [{ productId, quantity: 200 }],
        name: 'Visitor',
        email: guest(who).email,
        phone: '555-0100',
      },
    }),
  }),
  { ...get('/api/quotes'), who: 'self', answers: signedIn() },
  // By the number that only its own customer may use; the order token of another thing opens no quote.
  post('/quotes/open', {
    who: 'self',
    answers: anyone(404),
    ask: () => ({ body: { requestId: 4711 } }),
  }),
  post('/quotes/price', {
    who: 'self',
    answers: anyone(404),
    ask: () => ({ body: { requestId: 4711 } }),
  }),
  post('/quotes/accept', {
    who: 'self',
    answers: anyone(404),
    ask: (_, who) => ({ body: { requestId: 4711, orders: {}, customer: guest(who) } }),
  }),
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
  // The product is in stock, so there is nothing to wait for.
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
  get('/api/products/:productId/questions', ({ productId }) => ({
    url: `/api/products/${productId}/questions`,
  })),
  post('/questions/ask', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ productId }, who) => ({
      body: { productId, question: 'Does it fit?', email: guest(who).email },
    }),
  }),
  post('/questions/confirm', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  post('/questions/end', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    ...get('/api/questions/mayAnswer/:productId', ({ productId }) => ({
      url: `/api/questions/mayAnswer/${productId}`,
    })),
    who: 'self',
    answers: signedIn(),
  },
  post('/questions/answer', {
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ body: { questionId: 4711, answer: 'It does.' } }),
  }),
  { ...get('/api/addresses'), who: 'self', answers: signedIn() },
  post('/addresses/save', {
    who: 'self',
    answers: signedIn(),
    ask: () => ({
      body: {
        address: '1 Main St',
        country: 'United States',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78701',
      },
    }),
  }),
  post('/addresses/default', {
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ body: { savedAddressId: 999_999_999 } }),
  }),
  {
    route: 'DELETE /api/addresses/:savedAddressId',
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ url: '/api/addresses/999999999' }),
  },
  { ...get('/api/cards'), who: 'self', answers: signedIn() },
  post('/cards', {
    who: 'self',
    answers: signedIn(),
    ask: () => ({ body: { token: 'tok_declined' } }),
  }),
  post('/cards/finish', {
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ body: { reference: 'sbx_setup_of_nobody' } }),
  }),
  post('/cards/default', {
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ body: { savedCardId: 999_999_999 } }),
  }),
  {
    route: 'DELETE /api/cards/:savedCardId',
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ url: '/api/cards/999999999' }),
  },
  post('/carts/sync', {
    who: 'self',
    answers: signedIn(),
    ask: ({ productId }) => ({
      body: { base: [], lines: [{ productId, cut: null, notes: '', quantity: 1 }] },
    }),
  }),
  post('/carts/links/save', {
    who: 'self',
    answers: signedIn(),
    ask: ({ productId }) => ({
      body: { lines: [{ productId, cut: null, notes: '', quantity: 1 }] },
    }),
  }),
  { ...get('/api/carts/links'), who: 'self', answers: signedIn() },
  {
    route: 'DELETE /api/carts/links/:linkId',
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ url: '/api/carts/links/999999999' }),
  },
  post('/carts/open', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  post('/carts/reminders/save', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ productId }, who) => ({
      body: {
        email: guest(who).email,
        lines: [{ productId, cut: null, notes: '', quantity: 1 }],
      },
    }),
  }),
  post('/carts/reminders/end', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  post('/carts/reminders/open', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    route: 'GET /api/carts/reminders/stop',
    who: 'anyone',
    // Redirects to the page with the button.
    answers: anyone(302),
    ask: () => ({ url: `/api/carts/reminders/stop?t=${'x'.repeat(43)}` }),
  },
  post('/carts/reminders/stop', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ url: `/api/carts/reminders/stop?t=${'x'.repeat(43)}`, body: {} }),
  }),
  { ...get('/api/carts/reminders/own'), who: 'self', answers: signedIn() },
  post('/carts/reminders/own', {
    who: 'self',
    answers: signedIn(),
    ask: () => ({ body: { wanted: false } }),
  }),
  post('/my-devices/sync', {
    who: 'self',
    answers: signedIn(),
    ask: () => ({ body: { base: [], deviceKeys: ['contour-plus'] } }),
  }),
  post('/lists/sync', {
    who: 'self',
    answers: signedIn(),
    ask: ({ productId }) => ({
      body: {
        base: [],
        lists: [{ name: 'Mom', lines: [{ productId, cut: null, notes: '', quantity: 1 }] }],
      },
    }),
  }),
  post('/lists/links/save', {
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ body: { name: 'nobody’s list' } }),
  }),
  { ...get('/api/lists/links'), who: 'self', answers: signedIn() },
  {
    route: 'DELETE /api/lists/links/:linkId',
    who: 'self',
    answers: signedIn(404),
    ask: () => ({ url: '/api/lists/links/999999999' }),
  },
  post('/lists/open', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  { ...get('/api/clinics/own'), who: 'self', answers: signedIn() },
  // Once admitted, a body that is not a form gets 415.
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
