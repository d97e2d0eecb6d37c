import { compareFactValues, FACT_NAMES, FACTS, type FactName, isFactName } from './facts.ts'

/** How many cards of a list have a value of a fact: of all, and of those that pass the other filters. */
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

/** More ways to narrow a list than this are not read. */
export const MAX_FACT_FACETS = 5
export const MAX_FACT_VALUES = 30
/** A fact that so small a share of the list states leaves out what it does not know of. */
const LEAST_SHARE = 0.1

/**
 * The facts that part a list of so many cards, those of most cards first chosen, in the order of the shelf; what is ticked
 * is there always. Which ones they are does not depend on the other filters: nothing moves while one ticks.
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
  const parting = groups.filter(
    ({ values, covered }) =>
      covered >= Math.max(2, cards * LEAST_SHARE) && values.some(({ all }) => all < cards),
  )
  const best = parting
    .toSorted((one, other) => other.covered - one.covered)
    .slice(0, MAX_FACT_FACETS)
  return groups
    .filter((group) => group.ticked || best.includes(group))
    .map(({ name, values, isChosen }) => ({
      name,
      values: (isOfSteps(name) ? tellingSteps(values, isChosen) : values)
        .toSorted((one, other) => other.all - one.all)
        .filter(({ value }, at) => at < MAX_FACT_VALUES || isChosen(value))
        .toSorted((one, other) => compareFactValues(name, one.value, other.value))
        .map(({ value, count }) => ({ value, count })),
    }))
}

/** What holds 450 lb holds 300 lb too: each step counts all above it (migration 1071). */
const isOfSteps = (name: FactName) => name === 'userWeight'

/** A step that as many cards reach as the next one parts nothing. */
function tellingSteps(
  values: readonly FactCount[],
  isChosen: (value: string) => boolean,
): FactCount[] {
  const rising = values.toSorted((one, other) =>
    compareFactValues('userWeight', one.value, other.value),
  )
  return rising.filter(({ value, all }, at) => isChosen(value) || all !== rising[at + 1]?.all)
}

/** That something is not powder-free helps nobody to choose. */
const isShown = ({ name, value }: FactCount) =>
  !isFactName(name) || FACTS[name].kind !== 'flag' || value === 'yes'
