import * as z from 'zod/mini'
import { linesOf } from '../../../components/forms/typed-values.ts'

export const SignInForm = z.object({ requireSecondFactor: z.boolean() })

export const AlertsForm = z.object({
  alertPhones: z
    .string()
    .check(
      z.refine(
        (typed) => phonesOf(typed).every((phone) => /^\+\d{8,15}$/.test(phone)),
        'One number per line: a + and 8 to 15 digits',
      ),
    ),
})

/** Spaces and dashes are for readability. */
export const phonesOf = (typed: string) =>
  linesOf(typed).map((phone) => phone.replace(/[\s().-]/g, ''))
