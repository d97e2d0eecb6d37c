import { describe, expect, it } from 'vitest'
import { MAX_VIEWS, missingViews, withView } from './list-looks.ts'

const view = (name: string, search = '') => ({ name, search })
const many = Array.from({ length: MAX_VIEWS }, (_, at) => view(`${at}`))

it('keeps one view per name, sorted by name, and at most twenty', () => {
  const old = view('To pack', 'status=NEW')
  const other = view('Business', 'q=clinic')
  const fresh = view('To pack', 'status=TO_SHIP')
  expect(withView([old, other], fresh)).toEqual([other, fresh])
  expect(withView(many, fresh)).toHaveLength(MAX_VIEWS)
  expect(withView(many, fresh)).toContainEqual(fresh)
})

describe('views from a browser', () => {
  it('never replace or displace those of the account', () => {
    const account = [view('To pack', 'status=NEW')]
    const browser = [view('To pack', 'status=OLD'), view('Mine')]
    expect(missingViews(account, browser)).toEqual([view('Mine')])
    expect(missingViews(many, browser)).toEqual([])
  })
})
