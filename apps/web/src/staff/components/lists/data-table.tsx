import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import tableStyles from './table.module.css'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

export interface Column<Row> {
  /** Also the server's sort name if `sortable`. */
  name: string
  label: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** The initial sort is descending by it: newest first. */
  newestFirst?: boolean
  /** Right aligned with tabular digits. */
  numeric?: boolean
  /** With its label on phones, as all numbers are: its values do not say what they are. */
  labeled?: boolean
  /** Hidden on phones. */
  wideOnly?: boolean
  /** Also hidden on laptops, next to the menu: the least important. */
  spare?: boolean
  /** Kept on one line, such as a date and time. */
  oneLine?: boolean
  /** Free text: a word longer than its column is broken, so that all columns stay visible. */
  typed?: boolean
  /** First on phones, where a row is a block; links to the row's subject, and is always shown. */
  main?: boolean
  /** Shown only if selected. */
  away?: boolean
}

interface DataTableProps<Row> {
  /** Read by screen readers before the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  list: ListState
  /** While the next page is loading. */
  busy?: boolean
  selection?: Selection
  /** A row's name, for its checkbox. */
  nameOf?: (row: Row) => string
}

/** A list from the server: its page, sort order and filters are in the URL (use-list-state.ts). */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  list,
  busy = false,
  selection,
  nameOf,
}: DataTableProps<Row>) {
  const keys = rows.map(keyOf)
  return (
    <div className={tableStyles.frame} aria-busy={busy}>
      <PhoneSort columns={columns} list={list} />
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th className={tableStyles.tick}>
                <SelectAll keys={keys} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={selection?.has(keyOf(row)) ? tableStyles.selected : undefined}
            >
              {selection && (
                <td className={tableStyles.tick}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${nameOf?.(row) ?? keyOf(row)}`}
                    checked={selection.has(keyOf(row))}
                    onChange={() => selection.toggle(keyOf(row))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={classOf(column)}
                  data-label={column.numeric || column.labeled ? column.label : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The label is visible on phones only, where there is no column header. */
function SelectAll({ keys, selection }: { keys: (string | number)[]; selection: Selection }) {
  const chosen = keys.filter(selection.has).length
  return (
    <label>
      <span className="visually-hidden">Select all on this page</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < keys.length
        }}
        checked={chosen > 0 && chosen === keys.length}
        onChange={(event) => selection.setAll(keys, event.currentTarget.checked)}
      />
    </label>
  )
}

/** Phones show no column headers: the sort order is a select there. */
function PhoneSort<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListState }) {
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ name, label, newestFirst }) => [
      { value: name, label: `${label}, ascending` },
      ...(newestFirst ? [] : [{ value: `-${name}`, label: `${label}, descending` }]),
    ])
  if (options.length === 0) return null
  return (
    <div className={tableStyles.phoneSort}>
      <SelectField
        label="Sort by"
        placeholder="Newest"
        options={options}
        value={list.sort}
        onChange={(event) => list.set({ sort: event.currentTarget.value })}
      />
    </div>
  )
}

const classOf = <Row,>({ numeric, wideOnly, spare, main, oneLine, typed }: Column<Row>) =>
  [
    numeric && 'number',
    wideOnly && tableStyles.wideOnly,
    spare && tableStyles.spare,
    main && tableStyles.main,
    oneLine && tableStyles.oneLine,
    typed && tableStyles.typed,
  ]
    .filter(Boolean)
    .join(' ') || undefined

function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const { name, label, sortable, newestFirst } = column
  if (!sortable) return <th className={classOf(column)}>{label}</th>
  const direction = { [name]: 'ascending', [`-${name}`]: 'descending' } as const
  const sorted = direction[list.sort || (newestFirst ? `-${name}` : '')]
  const descending = newestFirst ? '' : `-${name}`
  return (
    <th className={classOf(column)} aria-sort={sorted}>
      <button
        type="button"
        onClick={() => list.set({ sort: sorted === 'ascending' ? descending : name })}
      >
        {label}
        {sorted && <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </button>
    </th>
  )
}
