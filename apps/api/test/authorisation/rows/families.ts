import { get, post, type Row, staffOnly } from './row.ts'

const family = { title: 'Wrist brace', axes: [{ name: 'size', values: ['S', 'M'] }], members: [] }
const members = ['S', 'M'].map((value, at) => ({ productId: 4711 + at, values: [value] }))

/** Families of products in the back office. */
export const families: Row[] = [
  {
    ...get('/api/staff/families/:familyKey', () => ({ url: '/api/staff/families/no-such' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  {
    ...get('/api/staff/familyProducts', () => ({ url: '/api/staff/familyProducts?product=4711' })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/families', {
    who: 'staff',
    // A family without members.
    answers: staffOnly(422),
    ask: () => ({ body: family }),
  }),
  {
    route: 'PUT /api/staff/families/:familyKey',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/families/no-such',
      body: { ...family, members, read: family },
    }),
  },
  post('/staff/families/:familyKey/split', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/families/no-such/split', body: {} }),
  }),
]
