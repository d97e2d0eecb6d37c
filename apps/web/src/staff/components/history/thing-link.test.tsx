import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ThingLink } from './thing-link.tsx'

it.each<[Partial<StaffEventWire>, string]>([
  [
    { objectType: 'news', objectId: '4', subject: 'Free shipping in May', action: 'create' },
    'News “Free shipping in May”: created',
  ],
  [
    { objectType: 'newsletter', objectId: '7', subject: 'Braces for autumn', action: 'continue' },
    'Newsletter “Braces for autumn”: continued',
  ],
  [
    { objectType: 'order', objectId: '12', subject: '8745395', action: 'ship' },
    'Order 8745395: package shipped',
  ],
  [
    { objectType: 'newsletter', objectId: 'subscriber 12', subject: null, action: 'bounce' },
    'Newsletter subscriber 12: marked as bounced',
  ],
])('%j reads as %s', (event, words) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ThingLink event={{ parts: 0, ...event } as StaffEventWire} />
    </MemoryRouter>,
  )
  expect(markup.replace(/<[^>]+>/g, '')).toBe(words)
})
