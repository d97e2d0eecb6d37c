import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { linesOf } from '../../../components/forms/typed-values.ts'

/** '$200 and more: $0' is a line '200: 0'; the contract says what the steps must be. */
export const TiersForm = z.object({
  shippingTiers: z.string().check(
    z.refine((typed) => tiersOf(typed) !== undefined, says('ratePerLine')),
    z.refine(
      (typed) => tiersOf(typed)?.some(({ from }) => from === 0) !== false,
      says('rateFromZero'),
    ),
  ),
})

/** Undefined where a line is no step. */
export function tiersOf(typed: string): { from: number; cost: number }[] | undefined {
  const tiers = linesOf(typed).map((line) => {
    const [, from, cost] = /^\$?(\d+(?:\.\d{1,2})?)\s*:\s*\$?(\d+(?:\.\d{1,2})?)$/.exec(line) ?? []
    return from === undefined || cost === undefined
      ? undefined
      : { from: Number(from), cost: Number(cost) }
  })
  return tiers.length > 0 && tiers.every((tier) => tier !== undefined) ? tiers : undefined
}

export const typedTiers = (tiers: readonly { from: number; cost: number }[]) =>
  tiers.map(({ from, cost }) => `${from}: ${cost}`).join('\n')
