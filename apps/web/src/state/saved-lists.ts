import { areSameLists, mergeLists } from '@mendwell/domain/lists/merge-lists'
import { readLists, type SavedList } from '@mendwell/domain/lists/saved-lists'
import { sharedByTabs } from '../lib/store/shared-by-tabs.ts'

/** The lists stored in this browser. */
export const {
  watch: watchLists,
  useEntries: useSavedLists,
  current: currentLists,
  keep: keepLists,
} = sharedByTabs<SavedList>({
  key: 'mendwell.lists',
  read: readLists,
  isSame: areSameLists,
  merge: mergeLists,
})
