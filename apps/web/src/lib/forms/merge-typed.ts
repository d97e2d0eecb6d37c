interface Sides<Values extends object> {
  /** The form's initial values. */
  before: Values
  typed: Values
  /** The values others have saved since. */
  now: Values
}

interface Merged<Values extends object> {
  values: Values
  /** Typed here and changed by others: typed values win. */
  clashes: (keyof Values & string)[]
}

/** A form after someone else has saved: typed values stay, untouched fields are updated. */
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
