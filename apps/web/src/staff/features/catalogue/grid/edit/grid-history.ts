/** Undo steps before saving; continued typing in one cell is one step. */
export interface GridHistory<State> {
  now: State
  past: readonly State[]
  future: readonly State[]
  /** The cell in which the last step was typed. */
  typedIn?: string | undefined
}

/** More than anyone undoes. */
const MAX_STEPS = 100

export const newHistory = <State>(now: State): GridHistory<State> => ({ now, past: [], future: [] })

/** Adds a step; typing in the same cell as the last one extends it. */
export function stepTo<State>(
  history: GridHistory<State>,
  next: State,
  typedIn?: string,
): GridHistory<State> {
  const goesOn = typedIn !== undefined && typedIn === history.typedIn
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MAX_STEPS)
  return { now: next, past, future: [], typedIn }
}

export function undoStep<State>({ now, past, future }: GridHistory<State>): GridHistory<State> {
  const before = past.at(-1)
  if (before === undefined) return { now, past, future }
  return { now: before, past: past.slice(0, -1), future: [now, ...future] }
}

export function redoStep<State>({ now, past, future }: GridHistory<State>): GridHistory<State> {
  const [next, ...rest] = future
  if (next === undefined) return { now, past, future }
  return { now: next, past: [...past, now], future: rest }
}
