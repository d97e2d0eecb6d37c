import { get, post, type Row, staffOnly } from './row.ts'

const supplier = {
  name: 'Example Medical Supply',
  email: null,
  accountNumber: null,
  leadDays: 7,
  note: null,
  active: true,
}
const terms = { itemNumber: null, cost: 1, packSize: 1, minQuantity: 0 }

export const purchasing: Row[] = [
  { ...get('/api/staff/suppliers'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/suppliers/:supplierId', () => ({ url: '/api/staff/suppliers/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/suppliers', { who: 'staff', answers: staffOnly(), ask: () => ({ body: supplier }) }),
  {
    route: 'PUT /api/staff/suppliers/:supplierId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711', body: supplier }),
  },
  {
    route: 'PUT /api/staff/suppliers/:supplierId/products/:productId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711/products/4711', body: terms }),
  },
  {
    route: 'DELETE /api/staff/suppliers/:supplierId/products/:productId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711/products/4711' }),
  },
]
