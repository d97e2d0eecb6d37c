import * as z from 'zod/mini'
import { Money } from '../wire/shapes.ts'

/** The price per piece from this many pieces of its product in the cart. */
export const PriceStep = z.object({ from: z.int(), unitPrice: Money })
