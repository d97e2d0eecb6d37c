import { isUndoable } from '@mendwell/domain/people/staff-permissions'

interface Undoing {
  objectType: string
  action: string
  before: unknown
  undoneBy: number | null
  /** How many things it changed together. */
  parts: number
}

/** Changes can be undone, and undos of changes; most created or removed things have screens of their own. */
const ACTIONS = ['change', 'save', 'undo', 'group', 'split']
/** For a size chart, creating and removing it too: it holds much that would have to be typed again. */
const ACTIONS_OF_CHARTS = [...ACTIONS, 'create', 'delete']

/** Whether a change is of a kind that can be undone, and was not undone before. */
export const canUndo = ({ objectType, action, before, undoneBy, parts }: Undoing): boolean =>
  isUndoable(objectType) &&
  (objectType === 'chart' ? ACTIONS_OF_CHARTS : ACTIONS).includes(action) &&
  (before !== null || parts > 0) &&
  undoneBy === null
