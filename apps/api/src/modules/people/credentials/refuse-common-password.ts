import { passwordTooCommon } from './accounts.errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Before anything is counted or done: a common password is a form error.
 * @throws ShopError 422 on the field `path`.
 */
export function refuseCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password)) throw passwordTooCommon(path)
}
