import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { Link } from 'react-router'
import { fieldInWords } from '../forms/field-words.ts'
import { countOf } from '../page/count-of.ts'
import { actionInWords, thingInWords } from './action-words.ts'

/** The screen of a single thing, or the list that contains it; below `/staff#/`. */
const SCREENS: Record<string, (event: StaffEventWire) => string> = {
  product: ({ objectId }) => `/products/${objectId}`,
  stock: ({ objectId }) => `/products/${objectId}`,
  order: ({ objectId }) => `/orders/${objectId}`,
  giftcard: ({ objectId }) => `/gift-cards/${objectId}`,
  customer: ({ objectId }) => (objectId === 'list' ? '/customers' : `/customers/${objectId}`),
  import: ({ objectId }) => `/imports/${objectId}`,
  return: ({ subject }) => `/returns?status=ALL&q=${subject ?? ''}`,
  setting: ({ objectId }) => screenOfSetting(objectId),
  quote: ({ subject }) => `/quotes?status=ALL&q=${encodeURIComponent(subject ?? '')}`,
  tiers: ({ objectId }) => `/products/${objectId}`,
  packs: ({ objectId }) => `/products/${objectId}`,
  family: ({ objectId, gone }) => (gone ? '/families' : `/families/${objectId}`),
  chart: ({ objectId, gone }) => (gone ? '/size-charts' : `/size-charts/${objectId}`),
  kind: () => '/kinds',
  device: ({ objectId, gone }) => (gone ? '/devices' : `/devices/${objectId}`),
  sale: ({ objectId }) => `/scheduled-sales/${objectId}`,
  prices: ({ objectId }) => `/scheduled-prices/${objectId}`,
  clinic: ({ subject }) => `/clinics?status=ALL&q=${encodeURIComponent(subject ?? '')}`,
  view: ({ objectId }) => `/${objectId.split(':')[0]}`,
  mail: ({ objectId }) => `/emails/${objectId}`,
  tax: () => '/taxes',
  staff: () => '/staff',
  role: () => '/staff',
  recall: ({ objectId }) => (/^\d+$/.test(objectId) ? `/recalls/${objectId}` : '/recalls'),
  supplier: ({ objectId }) => `/suppliers/${objectId}`,
  count: ({ objectId }) => `/counts/${objectId}`,
  purchase: ({ objectId }) => `/purchase-orders/${objectId}`,
  category: () => '/categories',
  department: () => '/categories',
  brand: () => '/brands',
  review: () => '/reviews',
  question: ({ subject }) => `/questions?state=all&q=${encodeURIComponent(subject ?? '')}`,
  answer: ({ subject }) => `/questions?state=all&q=${encodeURIComponent(subject ?? '')}`,
  page: ({ objectId }) =>
    objectId.startsWith('need/') ? '/page-checks' : `/pages/text?page=${objectId}`,
  news: () => '/news',
  banner: ({ objectId }) => `/banners/${objectId}`,
  promotion: ({ objectId }) => `/promotions/${objectId}`,
  hours: () => '/hours',
  newsletter: ({ objectId }) =>
    /^\d+$/.test(objectId) ? `/newsletters/${objectId}` : '/newsletter',
  synonym: () => '/search-words',
  search: () => '/search-words',
  message: ({ action }) => (action === 'resend' ? '/mail' : '/messages'),
  job: () => '/mail',
}

const DELIVERY = ['dispatchRules', 'closedDays', 'transitZones']

function screenOfSetting(name: string): string {
  if (DELIVERY.includes(name)) return '/delivery'
  if (name === 'mailLogo') return '/emails'
  return name.startsWith('messageTexts') ? '/texts' : '/settings'
}

/** Things named by a whole sentence or title, which needs quotation marks. */
const QUOTED = ['news', 'banner', 'newsletter', 'promotion', 'page', 'recall']

/** 'Order 10231', 'News “Free shipping in May”'. */
function nameOf({ objectType, objectId, subject }: StaffEventWire): string {
  const kind = thingInWords(objectType)
  if (subject && QUOTED.includes(objectType)) return `${kind} “${subject}”`
  return `${kind} ${subject ?? (objectType === 'setting' ? fieldInWords(objectId) : objectId)}`
}

/** The changed thing, linked to its screen; a save of several, linked to its parts. */
export function ThingLink({ event }: { event: StaffEventWire }) {
  const { objectType, action, eventId, parts } = event
  if (parts > 0) {
    return (
      <>
        <Link to={`/history?partOf=${eventId}`}>{countOf(parts, objectType)}</Link>:{' '}
        {actionInWords(action)}
      </>
    )
  }
  const screen = SCREENS[objectType]?.(event)
  const name = nameOf(event)
  return (
    <>
      {screen ? <Link to={screen}>{name}</Link> : name}: {actionInWords(action)}
    </>
  )
}
