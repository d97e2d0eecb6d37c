import { useLocalStorage } from '@mantine/hooks'
import { useStaff } from '../../../session/use-staff.ts'
import type { Column } from '../data-table.tsx'

/** Filters, words, order and size of a list under a name; `search` is what stands behind the list's path. */
export interface SavedView {
  name: string
  search: string
}

interface Kept {
  /** Names of the columns shown; none chosen: those that the list begins with. */
  columns?: readonly string[]
  roomy?: boolean
  views?: readonly SavedView[]
}

/** More than one finds one's way in. */
const MAX_VIEWS = 20
const NOTHING: Kept = {}

/** What one person in this browser made of one list: own columns, height of rows, saved views. */
export function useListLook(list: string) {
  const staff = useStaff()
  const [kept, setKept] = useLocalStorage<Kept>({
    key: `mendwell-staff-list-${list}-${staff?.custId ?? 0}`,
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
    deserialize: readKept,
  })
  const views = kept.views ?? []
  return {
    columns: kept.columns,
    setColumns: (columns: readonly string[] | undefined) =>
      setKept(({ columns: _, ...rest }) => (columns ? { ...rest, columns } : rest)),
    isRoomy: kept.roomy === true,
    setRoomy: (roomy: boolean) => setKept((before) => ({ ...before, roomy })),
    views,
    /** A view of the same name gives way. */
    saveView: (view: SavedView) =>
      setKept((before) => ({ ...before, views: withView(views, view) })),
    removeView: (name: string) =>
      setKept((before) => ({ ...before, views: views.filter((view) => view.name !== name) })),
  }
}

export type ListLook = ReturnType<typeof useListLook>

/** The views with one more, by name; the oldest give way to more than MAX_VIEWS. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view]
    .slice(-MAX_VIEWS)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** What the browser kept, as far as it can be used: it may be of another version, or damaged. */
export function readKept(text: string | undefined): Kept {
  const stored: unknown = parsed(text)
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { columns, roomy, views } = stored as Record<string, unknown>
  return {
    ...(isNames(columns) && { columns }),
    ...(roomy === true && { roomy }),
    ...(Array.isArray(views) && { views: views.filter(isView) }),
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.name === 'string' &&
  typeof value.search === 'string'

/** The columns to draw: what leads to a row always, else the chosen ones, which then also stay where it is narrow. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): Column<Row>[] {
  if (!chosen) return columns.filter(({ main, away }) => main || !away)
  return columns
    .filter(({ main, name }) => main || chosen.includes(name))
    .map(({ spare: _, ...column }) => column)
}
