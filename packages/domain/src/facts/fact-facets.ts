import { compareFactValues, FACT_NAMES, FACTS, type FactName, isFactName } from './facts.ts'

/** How many cards of a list have a value of a fact: in total, and among those that pass the other filters. */
export interface FactCount {
  name: string
  value: string
  all: number
  count: number
}

export interface FactFacet {
  name: FactName
  values: { value: string; count: number }[]
}

/** The most facts offered as filters. */
export const MAX_FACT_FACETS = 5
export const MAX_FACT_VALUES = 30
/** A fact stated by a smaller share of the list is no filter: it would hide products that do not state it. */
const LEAST_SHARE = 0.1

/**
 * The facts that narrow a list of this many cards, picked by coverage, in display order; selected ones are always
 * included. The choice does not depend on the other filters, so nothing moves while a shopper selects.
 */
export function factFacets(
  counted: readonly FactCount[],
  cards: number,
  chosen: readonly { name: FactName; value: string }[] = [],
): FactFacet[] {
  const groups = FACT_NAMES.map((name) => {
    const isChosen = (value: string) =>
      chosen.some((choice) => choice.name === name && choice.value === value)
    const values = counted.filter(
      (row) => row.name === name && (isShown(row) || isChosen(row.value)),
    )
    const covered = isOfSteps(name)
      ? Math.max(0, ...values.map(({ all }) => all))
      : values.reduce((sum, { all }) => sum + all, 0)
    return { name, values, covered, isChosen, ticked: values.some(({ value }) => isChosen(value)) }
  })
  const distinguishing = groups.filter(
    ({ values, covered }) =>
      covered >= Math.max(2, cards * LEAST_SHARE) && values.some(({ all }) => all < cards),
  )
  const best = distinguishing
    .toSorted((one, other) => other.covered - one.covered)
    .slice(0, MAX_FACT_FACETS)
  return groups
    .filter((group) => group.ticked || best.includes(group))
    .map(({ name, values, isChosen }) => ({
      name,
      values: (isOfSteps(name) ? narrowingSteps(values, isChosen) : values)
        .toSorted((one, other) => other.all - one.all)
        .filter(({ value }, at) => at < MAX_FACT_VALUES || isChosen(value))
        .toSorted((one, other) => compareFactValues(name, one.value, other.value))
        .map(({ value, count }) => ({ value, count })),
    }))
}

/** What holds 450 lb also holds 300 lb: each step counts all above it (migration 1071). */
const isOfSteps = (name: FactName) => name === 'userWeight'

/** A step reached by as many cards as the next one does not narrow the list. */
function narrowingSteps(
  values: readonly FactCount[],
  isChosen: (value: string) => boolean,
): FactCount[] {
  const rising = values.toSorted((one, other) =>
    compareFactValues('userWeight', one.value, other.value),
  )
  return rising.filter(({ value, all }, at) => isChosen(value) || all !== rising[at + 1]?.all)
}

/** "Not powder-free" helps no one choose. */
const isShown = ({ name, value }: FactCount) =>
  !isFactName(name) || FACTS[name].kind !== 'flag' || value === 'yes'
