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
const ACTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  /** Creating and removing it too: it holds much that would have to be typed again. */
  chart: [...ACTIONS, 'create', 'delete'],
  /** Lines from a file only. */
  purchase: ['import', 'undo'],
}

/** Whether a change is of a kind that can be undone, and was not undone before. */
export const canUndo = ({ objectType, action, before, undoneBy, parts }: Undoing): boolean =>
  isUndoable(objectType) &&
  (ACTIONS_OF[objectType] ?? ACTIONS).includes(action) &&
  (before !== null || parts > 0) &&
  undoneBy === null
