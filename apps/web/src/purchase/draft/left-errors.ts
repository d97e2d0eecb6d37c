import type { FieldError } from '@mendwell/contract/wire/errors'

let left: readonly FieldError[] = []

/** What the shop refused of a wallet's details in the cart, which has no fields for them: checkout's form shows it. */
export function leaveErrors(errors: readonly FieldError[]): void {
  left = errors
}

/** The errors left for the form, once. */
export function takeErrors(): readonly FieldError[] {
  const errors = left
  left = []
  return errors
}
