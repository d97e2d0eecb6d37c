import { register } from '../../api/customers.ts'
import { signIn } from '../../api/sessions.ts'
import type { CheckoutValues } from './steps/checkout-form.ts'

/** The shopper set a password: the account is created first, and the order then belongs to it. */
export async function openAccount(typed: CheckoutValues): Promise<void> {
  const { firstName, lastName, email, phone1, loginPassword } = typed
  await register({ firstName, lastName, email, phone1, loginPassword })
  await signIn({ loginId: email, loginPassword })
}
