import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { typedDollars } from '../../../components/forms/typed-values.ts'

/** The shipping price from a subtotal on, both in dollars as typed. */
export interface TypedRate {
  from: string
  cost: string
}

interface Rate {
  from: number
  cost: number
}

const Dollars = typedDollars(1_000_000)

const Rates = z.array(z.object({ from: Dollars, cost: Dollars }))

/** The rates of a place; the contract has the rules, here each problem gets its field. */
export const RatesForm = Rates.check((context) => {
  for (const { at, message } of problemsOf(context.value)) {
    context.issues.push({ code: 'custom', message, path: [at, 'from'], input: context.value })
  }
})

/** Skipped while an amount is missing: it is then unknown where the rates start. */
function problemsOf(rates: readonly TypedRate[]): { at: number; message: string }[] {
  if (!rates.every(({ from }) => Dollars.safeParse(from).success)) return []
  const starts = rates.map(({ from }) => Number(from))
  const lowest = Math.min(...starts)
  return starts.flatMap((start, at) => {
    if (starts.indexOf(start) < at) return [{ at, message: says('rateStepTwice') }]
    return start === lowest && start > 0 ? [{ at, message: says('rateStepFromZero') }] : []
  })
}

/** The first rate of a place starts at $0. */
export const nextRate = (rates: readonly TypedRate[]): TypedRate => ({
  from: rates.length === 0 ? '0' : '',
  cost: '',
})

/** Converts a validated form, in dollars. */
export const ratesOf = (typed: readonly TypedRate[]): Rate[] =>
  typed.map(({ from, cost }) => ({ from: Number(from), cost: Number(cost) }))

/** Smallest subtotal first, for reading. */
export const typedRates = (rates: readonly Rate[]): TypedRate[] =>
  rates
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, cost }) => ({ from: typedAmount(from), cost: typedAmount(cost) }))

const typedAmount = (dollars: number) =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2)
