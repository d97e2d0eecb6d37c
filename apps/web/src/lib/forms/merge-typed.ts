interface Sides<Values extends object> {
  /** What the form began with. */
  before: Values
  typed: Values
  /** What others have made of it since. */
  now: Values
}

interface Merged<Values extends object> {
  values: Values
  /** Typed here and changed by others: what is typed stays. */
  clashes: (keyof Values & string)[]
}

/** A form after somebody else has saved: what is typed stays, and fields nobody typed in follow. */
export function mergeTyped<Values extends object>({
  before,
  typed,
  now,
}: Sides<Values>): Merged<Values> {
  const names = Object.keys(now) as (keyof Values & string)[]
  const isTyped = (name: keyof Values) => typed[name] !== before[name]
  const values = { ...now }
  for (const name of names.filter(isTyped)) values[name] = typed[name]
  const clashes = names.filter(
    (name) => isTyped(name) && now[name] !== before[name] && now[name] !== typed[name],
  )
  return { values, clashes }
}
