import { get, post, type Row, signedIn, staffOnly } from './row.ts'

/** History, settings, messages, staff and sessions in the back office. */
export const administration: Row[] = [
  { ...get('/api/staff/history'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/history/people'), who: 'staff', answers: staffOnly() },
  post('/staff/history/undo', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { eventId: 4711 } }),
  }),
  post('/staff/history/plan-undo', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { eventIds: [4711], undoAt: null } }),
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
  post('/staff/reviews/reply', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { reviewId: 4711, reply: 'Thank you.' } }),
  }),
  { ...get('/api/staff/questions'), who: 'staff', answers: staffOnly() },
  post('/staff/questions/answer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { questionId: 4711, answer: 'It does.' } }),
  }),
  post('/staff/questions/moderate', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { questionId: 4711, hidden: true } }),
  }),
  post('/staff/questions/moderateAnswer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { answerId: 4711, hidden: true } }),
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
  { ...get('/api/staff/roles'), who: 'staff', answers: staffOnly() },
  post('/staff/roles', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { name: 'Night desk', permissions: ['orders.read'] } }),
    fresh: true,
  }),
  {
    route: 'PUT /api/staff/roles/:roleId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/roles/4711',
      body: { name: 'Night desk', permissions: ['orders.read'] },
    }),
  },
  post('/staff/roles/:roleId/delete', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/roles/4711/delete', body: {} }),
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
  // About one's own session: customers learn that they have no role.
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
