import * as z from 'zod/mini'
import { Money } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const MAX_PRICE_CENTS = 1_000_000_00

/** A price that staff enter: dollars on the wire, whole cents inside. */
export const EnteredPrice = z.pipe(
  Money,
  z.int().check(z.lte(MAX_PRICE_CENTS, says('dollarsMax', { max: '1,000,000' }))),
)
