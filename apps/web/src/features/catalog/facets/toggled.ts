/** Toggles a value of a choice; undefined when none is left. */
export function toggled<Value>(
  chosen: readonly Value[],
  value: Value,
  on: boolean,
): Value[] | undefined {
  const rest = chosen.filter((other) => other !== value)
  const next = on ? [...rest, value] : rest
  return next.length > 0 ? next : undefined
}
