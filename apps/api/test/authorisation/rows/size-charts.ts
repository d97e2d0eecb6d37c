import { get, post, type Row, staffOnly } from './row.ts'

const chart = {
  title: 'Wrist braces',
  titleEs: 'Muñequeras',
  source: 'chart of the maker',
  isTypical: false,
  rule: 'ANY',
  decides: null,
  between: 'LARGER',
  advice: 'Take the larger.',
  adviceEs: 'Elija la mayor.',
  points: [{ point: 'wrist', unit: 'in' }],
  sizes: [{ size: 'S', ranges: { wrist: [5.5, 6.5] } }],
  products: [],
}

/** Size charts in the back office. */
export const sizeCharts: Row[] = [
  {
    ...get('/api/staff/sizeCharts/:chartKey', () => ({ url: '/api/staff/sizeCharts/no-such' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  {
    ...get('/api/staff/sizedProducts', () => ({ url: '/api/staff/sizedProducts?product=4711' })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/sizeCharts', {
    who: 'staff',
    // A chart without a size.
    answers: staffOnly(422),
    ask: () => ({ body: { ...chart, sizes: [] } }),
  }),
  {
    route: 'PUT /api/staff/sizeCharts/:chartKey',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/sizeCharts/no-such', body: { ...chart, read: chart } }),
  },
  post('/staff/sizeCharts/:chartKey/delete', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/sizeCharts/no-such/delete', body: {} }),
  }),
]
