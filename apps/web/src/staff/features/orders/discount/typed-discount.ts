import { CallProblem } from '../../../../api/calls/call.ts'
import type { EditChanges } from '../../../../api/staff/orders/order-edits.ts'
import { translateMessage } from '../../../../lib/words/texts.ts'
import { isDollars } from '../../../components/forms/typed-values.ts'

/** A discount as typed; an empty value means none. */
export interface TypedDiscount {
  type: 'PERCENT_OFF' | 'AMOUNT_OFF'
  value: string
}

export const NO_DISCOUNT: TypedDiscount = { type: 'PERCENT_OFF', value: '' }

const isPercent = (typed: string) => /^(100|[1-9]\d?)$/.test(typed)

/** The error of the input; undefined for a valid discount, or none. */
export function discountError({ type, value }: TypedDiscount): string | undefined {
  const typed = value.trim()
  if (typed === '') return undefined
  if (type === 'PERCENT_OFF' ? isPercent(typed) : isDollars(typed)) return undefined
  return type === 'PERCENT_OFF'
    ? 'Enter a whole number from 1 to 100'
    : 'Enter an amount such as 12.50'
}

/** The input in wire format, dollars or percents; undefined without a discount. */
export function discountOf(typed: TypedDiscount): EditChanges['discount'] | undefined {
  const { type, value } = typed
  if (value.trim() === '' || discountError(typed)) return undefined
  return type === 'PERCENT_OFF' ? { type, percent: Number(value) } : { type, amount: Number(value) }
}

/** Why the server refuses a discount in a quote, such as more than the role may give. */
export function discountRefusal(error: Error | null): string | undefined {
  if (!(error instanceof CallProblem)) return undefined
  const refused = error.problem.errors?.find(({ path }) => path.startsWith('discount'))
  return refused && translateMessage(refused.message, refused.sentence)
}
