import { get, post, type Row, staffOnly } from './row.ts'

/** Products, categories and imports in the back office. */
export const staffCatalogue: Row[] = [
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
  // Once admitted, a body that is not a form gets 415.
  ...['/productImage/upload', '/productDocuments/upload'].map((route) =>
    post(route, { who: 'staff', answers: staffOnly(415), ask: () => ({ body: {} }) }),
  ),
  ...[
    '/staff/products',
    '/staff/categories',
    '/staff/brands',
    '/staff/kinds',
    '/staff/kinds/waiting',
    '/staff/devices',
    '/staff/families',
    '/staff/families.csv',
    '/staff/sizeCharts',
    '/staff/packs.csv',
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
]
