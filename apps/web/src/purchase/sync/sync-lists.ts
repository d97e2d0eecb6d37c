import { areSameLists, mergeLists, type SyncedList } from '@mendwell/domain/lists/merge-lists'
import { readLists, type SavedList } from '@mendwell/domain/lists/saved-lists'
import { holdsCardNumber } from '@mendwell/domain/money/card-numbers'
import { useSyncExternalStore } from 'react'
import { sendLists } from '../../api/carts.ts'
import { makeListeners } from '../../lib/store/listeners.ts'
import { currentLists, keepLists, watchLists } from '../../state/saved-lists.ts'
import { makeSync } from './make-sync.ts'

const { notifyAll, subscribe } = makeListeners()
let areRefused = false

/** Whether the account refuses this browser's lists because they are too many. */
export const useListsRefused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => areRefused,
    () => false,
  )

/** What the shop accepts: nothing that looks like a card number leaves this browser. */
const sentOf = (lists: readonly SavedList[]): SyncedList[] =>
  lists
    .filter(({ name }) => !holdsCardNumber(name))
    .map(({ name, lines }) => ({
      name,
      lines: lines
        .filter(({ notes, cut }) => !holdsCardNumber(`${notes}\n${cut ?? ''}`))
        .map(({ productId, cut, notes, quantity }) => ({
          productId,
          cut,
          notes: notes.trim(),
          quantity,
        })),
    }))
    .filter(({ lines }) => lines.length > 0)

type Lists = readonly SyncedList[]

export const { sync: syncLists, leave: leaveLists } = makeSync<Lists, readonly SavedList[]>(
  {
    name: 'synced-lists',
    empty: [],
    read: (stored) => (Array.isArray(stored) ? readSent(stored) : undefined),
    current: () => sentOf(currentLists()),
    isSame: areSameLists,
    async send(base, mine) {
      const body = { base: copyOf(base), lists: copyOf(mine) }
      return (await sendLists(body)).lists
    },
    change(from, to) {
      const lists = currentLists()
      const next = mergeLists(from, lists, to)
      if (!areSameLists(lists, next)) keepLists(next)
    },
    watch: watchLists,
    onRefused(isRefused) {
      areRefused = isRefused
      notifyAll()
    },
  },
  [],
)

const copyOf = (lists: Lists) => lists.map(({ name, lines }) => ({ name, lines: [...lines] }))

/** As lists are stored; what is sent has neither number nor name of a product. */
const readSent = (stored: readonly unknown[]): Lists =>
  sentOf(readLists(stored.map((entry) => withWords(entry))))

const withWords = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null || !('lines' in entry)) return entry
  if (!Array.isArray(entry.lines)) return entry
  return {
    ...entry,
    lines: entry.lines.map((line: unknown) =>
      typeof line === 'object' && line !== null ? { sku: '', productName: '', ...line } : line,
    ),
  }
}
