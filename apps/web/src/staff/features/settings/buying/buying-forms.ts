import * as z from 'zod/mini'
import { wholeNumber } from '../../../components/forms/typed-values.ts'

// Input is text; these schemas convert it to what the contract validates.

export const CartRemindersForm = z.object({ cartReminderHours: wholeNumber(0, 168) })

/** Amounts in dollars, separated by commas or blanks. */
export const amountsOf = (typed: string): number[] =>
  typed
    .split(/[\s,$]+/)
    .filter(Boolean)
    .map(Number)

export const GiftCardsForm = z
  .object({
    giftAmounts: z
      .string()
      .check(
        z.refine(
          (typed) =>
            amountsOf(typed).length <= 8 &&
            amountsOf(typed).every((one) => one >= 1 && one <= 2000),
          'At most 8 amounts from 1 to 2000, such as 25, 50, 100',
        ),
      ),
    giftLeast: wholeNumber(1, 2000),
    giftMost: wholeNumber(1, 2000),
  })
  .check(
    z.refine(({ giftLeast, giftMost }) => giftLeast <= giftMost, {
      message: 'The most is less than the least',
      path: ['giftMost'],
    }),
  )
