import { anyone, get, post, type Row } from './row.ts'

export const catalogue: Row[] = [
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
    // An inactive product; an active one is public.
    ...get('/api/products/:id', (world) => ({ url: `/api/products/${world.hiddenProductId}` })),
    answers: [404, 404, 404, 404, 200],
  },
  get('/api/review/findAll'),
  get('/api/review/family/:productId', () => ({ url: '/api/review/family/1' })),
  get('/api/review/summary/:productId', () => ({ url: '/api/review/summary/1' })),
  {
    ...get('/api/products/:productId/family', () => ({ url: '/api/products/4711/family' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/sizes', () => ({ url: '/api/products/4711/sizes' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/devices', () => ({ url: '/api/products/4711/devices' })),
    answers: anyone(404),
  },
  get('/api/devices'),
  {
    ...get('/api/devices/:deviceKey', () => ({ url: '/api/devices/no-such' })),
    answers: anyone(404),
  },
  get('/api/deviceFits', () => ({ url: '/api/deviceFits?device=no-such&product=4711' })),
  {
    ...get('/api/products/:productId/delivery', () => ({ url: '/api/products/4711/delivery' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/kind', () => ({ url: '/api/products/4711/kind' })),
    answers: anyone(404),
  },
  {
    ...get('/api/products/:productId/words', () => ({ url: '/api/products/4711/words' })),
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
    ...get('/media/measures/:name', () => ({ url: '/media/measures/none' })),
    answers: anyone(404),
  },
  {
    ...get('/media/scenes/:nameHash', () => ({ url: '/media/scenes/none' })),
    answers: anyone(404),
  },
]
