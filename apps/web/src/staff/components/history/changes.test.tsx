import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Changes } from './changes.tsx'

const said = (change: Pick<StaffEventWire, 'before' | 'after'>) =>
  renderToStaticMarkup(<Changes event={change as StaffEventWire} />).replace(/<[^>]+>/g, ' ')

describe('a change in the history', () => {
  it('shows a note and the reason of a refund as written', () => {
    expect(said({ before: null, after: { noteId: 7, note: 'Leave at the back door' } })).toContain(
      'Leave at the back door',
    )
    expect(said({ before: null, after: { amount: 3.25, note: 'Dented box' } })).toContain(
      'Dented box',
    )
  })

  it('shows an address before and after, and hides row ids', () => {
    const text = said({
      before: { address: '1 Main St', imageHash: 'abc' },
      after: { address: '2 Oak Ave', imageHash: 'def' },
    })

    expect(text).toMatch(/1 Main St → 2 Oak Ave/)
    expect(text).not.toContain('abc')
  })

  it('names what a new product has as the form does, and leaves out what it has not', () => {
    const after = {
      sellin_pcs: true,
      sku: 'KB-1',
      gtin: null,
      cutting_attributes: [],
      kind_waits: true,
    }
    const text = said({ before: null, after })

    expect(text.replace(/\s+/g, ' ').trim()).toBe('Sold by the piece : yes SKU : KB-1')
    expect(said({ before: { notes: 'Old' }, after: { notes: null } })).toMatch(/Old → nothing/)
  })

  it('shows the status of an order as every other screen', () => {
    const text = said({ before: { orderStatus: 'PRINTED' }, after: { orderStatus: 'OPEN' } })

    expect(text).toMatch(/Preparing → Shipped/)
  })

  it('shows a moment as staff read it, in whichever time zone they are', () => {
    const text = said({ before: null, after: { sendAt: '2026-11-27T17:49:51.599Z' } })

    expect(text).toMatch(/Send at\s*: Nov\s2[78],\s2026, \d+:\d\d\s[AP]M/)
  })
})
