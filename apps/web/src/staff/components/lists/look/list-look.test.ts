import { describe, expect, it } from 'vitest'
import type { Column } from '../data-table.tsx'
import { chosenColumns, readKept } from './list-look.ts'

const column = (name: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  name,
  label: name,
  cell: () => name,
  ...more,
})
const COLUMNS = [
  column('number', { main: true }),
  column('total'),
  column('items', { spare: true }),
  column('email', { away: true }),
]
const namesOf = (columns: readonly Column<unknown>[]) => columns.map(({ name }) => name)

describe('the columns of a list', () => {
  it('are the default ones until someone chooses', () => {
    expect(namesOf(chosenColumns(COLUMNS, undefined))).toEqual(['number', 'total', 'items'])
  })

  it("are the chosen ones in the list's order, and the link to a row", () => {
    const shown = chosenColumns(COLUMNS, ['email', 'items', 'gone since'])
    expect(namesOf(shown)).toEqual(['number', 'items', 'email'])
    expect(shown[1]?.spare).toBeUndefined()
    expect(namesOf(chosenColumns(COLUMNS, []))).toEqual(['number'])
  })
})

describe('what the browser kept', () => {
  it.each([undefined, '', 'null', '3', '{', '[]', '{"columns":[1],"views":"x"}'])(
    '%j is ignored',
    (text) => {
      expect(readKept(text)).toEqual({})
    },
  )

  it('keeps what is valid', () => {
    const view = { name: 'To pack', search: 'status=TO_SHIP' }
    const text = JSON.stringify({ columns: ['total'], roomy: true, views: [view, { name: 1 }] })
    expect(readKept(text)).toEqual({ columns: ['total'], roomy: true, views: [view] })
  })
})
