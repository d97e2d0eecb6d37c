import { isUndoable } from '@mendwell/domain/people/staff-permissions'

interface Undoing {
  objectType: string
  action: string
  before: unknown
  undoneBy: number | null
}

/** Changes are taken back, and undos of changes; most of what was made or removed has screens of its own. */
const ACTIONS = ['change', 'undo', 'group', 'split']
/** Of a size chart its making and its removal as well: there is much in one to be typed again. */
const ACTIONS_OF_CHARTS = [...ACTIONS, 'create', 'delete']

/** Whether a change is of a kind that can be taken back, and was not taken back before. */
export const canUndo = ({ objectType, action, before, undoneBy }: Undoing): boolean =>
  isUndoable(objectType) &&
  (objectType === 'chart' ? ACTIONS_OF_CHARTS : ACTIONS).includes(action) &&
  before !== null &&
  undoneBy === null
