import { isUndoable } from '@mendwell/domain/people/staff-permissions'

interface Undoing {
  objectType: string
  action: string
  before: unknown
  undoneBy: number | null
}

/** Changes are taken back, and undos of changes; most of what was made or removed has screens of its own. */
const ACTIONS = ['change', 'undo', 'group', 'split']

/** Whether a change is of a kind that can be taken back, and was not taken back before. */
export const canUndo = ({ objectType, action, before, undoneBy }: Undoing): boolean =>
  isUndoable(objectType) && ACTIONS.includes(action) && before !== null && undoneBy === null
