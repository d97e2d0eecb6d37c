import {
  type LookList,
  missingViews,
  type SavedView,
  withView,
} from '@mendwell/domain/people/list-looks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  changeListLook,
  type LookChange,
  listLook,
  shareView,
  unshareView,
} from '../../../../api/staff/list-looks.ts'
import { showToast } from '../../../../ui/notices/toast.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import type { Column } from '../data-table.tsx'

/** What browsers stored before the server did. */
interface Kept {
  columns?: readonly string[]
  roomy?: boolean
  views?: readonly SavedView[]
}

const NOTHING: Kept = {}

/** One person's settings for one list, on every computer: columns, row height, saved views; and the shared views. */
export function useListLook(list: LookList) {
  const staff = useStaff()
  const client = useQueryClient()
  const question = listLook(list)
  const { data } = useQuery(question)
  const mutationKey = ['look of a list', list]
  // Later calls wait for earlier ones, so that none is overtaken.
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `look of ${list}` },
    mutationFn: (act: () => ReturnType<typeof changeListLook>) => act(),
    onSuccess: (now) => {
      // Pending changes are shown optimistically.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(question.queryKey, now)
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: question.queryKey })
      showToast({ kind: 'warn', text: 'This was not saved. Please try again.' })
    },
  })
  const change = (body: LookChange) => mutate(() => changeListLook(list, body))
  /** Updated optimistically; the response then has what is stored. */
  const show = (shown: Partial<NonNullable<typeof data>>) =>
    client.setQueryData(question.queryKey, (before) => before && { ...before, ...shown })
  useMovedIn(`mendwell-staff-list-${list}-${staff?.custId ?? 0}`, data, change)
  const views = data?.views ?? []
  return {
    columns: data?.columns ?? undefined,
    setColumns: (columns: readonly string[] | undefined) => {
      const chosen = columns ? [...columns] : null
      show({ columns: chosen })
      change({ columns: chosen })
    },
    isRoomy: data?.isRoomy === true,
    setRoomy: (isRoomy: boolean) => {
      show({ isRoomy })
      change({ isRoomy })
    },
    views,
    sharedViews: data?.sharedViews ?? [],
    /** Replaces a view with the same name. */
    saveView: (view: SavedView) => {
      show({ views: withView(views, view) })
      change({ saveViews: [view] })
    },
    removeView: (name: string) => {
      show({ views: views.filter((view) => view.name !== name) })
      change({ removeView: name })
    },
    /** A shared view, by staff who may change settings. */
    share: (view: SavedView) => mutate(() => shareView(list, view)),
    unshare: (name: string) => mutate(() => unshareView(list, name)),
    mayShare: staff?.may('settings.write') === true,
  }
}

export type ListLook = ReturnType<typeof useListLook>

/** Moves what this browser stored into the account, once: the account's own stays unchanged. */
function useMovedIn(
  key: string,
  account:
    | { columns: readonly string[] | null; isRoomy: boolean; views: readonly SavedView[] }
    | undefined,
  change: (body: LookChange) => void,
) {
  useEffect(() => {
    const text = account && localStorage.getItem(key)
    if (!text) return
    localStorage.removeItem(key)
    const { columns, roomy, views = [] } = readKept(text)
    const isNew = account.columns === null && !account.isRoomy
    change({
      saveViews: missingViews(account.views, views),
      ...(isNew && columns && { columns: [...columns] }),
      ...(isNew && roomy && { isRoomy: true }),
    })
  }, [key, account, change])
}

/** What the browser stored, as far as usable: it may be of another version, or corrupt. */
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

/** The columns to render: the link column always, plus the selected ones, which then also stay on narrow screens. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): Column<Row>[] {
  if (!chosen) return columns.filter(({ main, away }) => main || !away)
  return columns
    .filter(({ main, name }) => main || chosen.includes(name))
    .map(({ spare: _, ...column }) => column)
}
