import { MAX_ORDER_LINES } from '@mendwell/domain/orders/quick-order'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { typedText } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Product } from './catalog.ts'
import { CardProduct } from './situations.ts'

/** A product matched by a code, with what decides whether it can be ordered. */
export const CodedProduct = z.extend(CardProduct, {
  saleClass: Product.shape.saleClass,
  rx: Product.shape.rx,
  quoteOnly: Product.shape.quoteOnly,
})
export type CodedProductWire = z.input<typeof CodedProduct>

export const findByCodes = endpoint({
  method: 'POST',
  url: '/products/findByCodes',
  schema: {
    summary: 'Active products by SKU, GTIN, UDI-DI or HCPCS code, for each code in the order asked',
    tags: ['catalog'],
    body: z.object({
      codes: z
        .array(typedText.check(z.maxLength(100)))
        .check(z.maxLength(MAX_ORDER_LINES, says('linesAtOnceMax', { max: MAX_ORDER_LINES }))),
    }),
    response: {
      200: z.array(
        z.object({
          code: z.string(),
          /** The first few; several if a billing code names a whole group. */
          products: z.array(CodedProduct),
          total: z.int(),
        }),
      ),
      ...problems(400, 422),
    },
  },
})
