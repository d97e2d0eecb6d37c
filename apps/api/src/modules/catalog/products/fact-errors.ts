import type { ProductChange } from '@mendwell/contract/catalog/product-form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { factFault } from '@mendwell/domain/facts/facts'
import type { JsonValue } from '../../../db/schema.ts'
import { fieldError } from '../../../ground/errors.ts'
import { presentFacts } from './present-product.ts'

type Form = Pick<ProductChange, 'productName' | 'latex' | 'facts'>

/** What the row of a product says of itself. */
interface Stored {
  productName: string
  latex: boolean | null
  facts: JsonValue
}

/** What contradicts itself in what a form would say of a product: nothing that has latex is called free of it. */
export function factErrors(form: Form, stored?: Stored): FieldError[] {
  const fault = factFault({
    productName: form.productName ?? stored?.productName ?? '',
    latex: form.latex === undefined ? (stored?.latex ?? null) : form.latex,
    facts: form.facts ?? presentFacts(stored?.facts ?? {}),
  })
  if (fault === null) return []
  return [fieldError(fault === 'powderNamed' ? 'facts.powderFree' : 'latex', fault)]
}
