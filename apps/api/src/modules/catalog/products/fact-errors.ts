import type { ProductChange } from '@mendwell/contract/catalog/product-form'
import type { FieldError } from '@mendwell/contract/wire/errors'
import { factFault } from '@mendwell/domain/facts/facts'
import type { JsonValue } from '../../../db/schema.ts'
import { fieldError } from '../../../ground/errors.ts'
import { presentFacts } from './present-product.ts'

type Form = Pick<ProductChange, 'productName' | 'latex' | 'facts'>

/** What a product's row states about it. */
interface Stored {
  productName: string
  latex: boolean | null
  facts: JsonValue
}

/** Contradictions in what a form would state about a product: nothing with latex is called latex-free. */
export function factErrors(form: Form, stored?: Stored): FieldError[] {
  const fault = factFault({
    productName: form.productName ?? stored?.productName ?? '',
    latex: form.latex === undefined ? (stored?.latex ?? null) : form.latex,
    facts: form.facts ?? presentFacts(stored?.facts ?? {}),
  })
  if (fault === null) return []
  return [fieldError(fault === 'powderNamed' ? 'facts.powderFree' : 'latex', fault)]
}
