import { anyone, get, post, type Row, staffOnly } from './row.ts'

const PAGE = {
  title: 'Size guide',
  titleEs: '',
  lead: '',
  leadEs: '',
  body: '',
  bodyEs: '',
  isPublished: false,
  showsFrom: null,
  showsUntil: null,
  inFooter: false,
  articleOn: null,
  author: '',
  authorEs: '',
}
const KEY = 'legal/no-such'

export const ownPages: Row[] = [
  get('/api/pages'),
  get('/api/articles'),
  { ...get('/api/pages/:slug', () => ({ url: '/api/pages/no-such' })), answers: anyone(404) },
  get('/api/pages/replaced/:pageKey', () => ({ url: '/api/pages/replaced/faq' })),
  { ...get('/api/staff/pages'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/pages/text', () => ({ url: '/api/staff/pages/text?pageKey=faq' })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/pages/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { pageKey: KEY, page: PAGE } }),
  }),
  post('/staff/pages/remove', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { pageKey: KEY } }),
  }),
  post('/staff/pages/preview', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { lead: '', body: '## Sizes' } }),
  }),
]
