const written = (value: unknown) => JSON.stringify(value ?? null)

/** The fields of `after` that differ from `before`. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[]
  const changed = names.filter((name) => written(before[name]) !== written(after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>
}

/** Whether any field of `after` differs from `before`. */
export const isChanged = <Fields extends object>(before: Fields, after: Fields): boolean =>
  Object.keys(changedFields(before, after)).length > 0
