import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import { message } from '@mendwell/contract/wire/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { type ProductInput, saveProduct, updateProduct } from '../../../../api/staff/products.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { showToast } from '../../../../ui/notices/toast.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../../components/forms/use-others-changes.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { useConfirmedPrices } from '../prices/use-confirmed-prices.tsx'
import { ProductFields } from './product-fields.tsx'
import { FIELDS, inputOf, ProductValues, valuesOf } from './product-values.ts'

type Wire = z.input<typeof StaffProduct>

/** The product form of Specification §5, for a new or existing product. */
export function ProductForm({ product }: { product?: Wire }) {
  const navigate = useNavigate()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const form = useCheckedForm<ProductValues>({
    initialValues: valuesOf(product),
    schema: ProductValues,
    fields: FIELDS,
  })
  const [saved, setSaved] = useState<Wire>()
  // Its own response is newer than the page's data until that is refetched.
  const base = product && saved && saved.updatedAt > product.updatedAt ? saved : product
  const clashes = useOthersChanges(form, valuesOf(base))
  const send = async (input: ProductInput) => {
    if (!base) return saveProduct(input)
    const { productId, updatedAt } = base
    const answer = await updateProduct({ ...input, productId, updatedAt })
    form.set(valuesOf(answer))
    setSaved(answer)
    return answer
  }
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/products', '/staff/history'],
    onErrors: form.showErrors,
    onSaved: ({ productId, productName }) => {
      const text = message('productSaved', { name: productName })
      showToast({ kind: 'good', title: 'Submit', text })
      if (!product) void navigate(`/products/${productId}`, { state: AFTER_SAVING })
    },
  })
  const { saveConfirmed, question } = useConfirmedPrices(save)
  const pricesOf = ({ unitPrice, salePrice }: ProductInput) => [
    { name: 'Unit price', before: base?.unitPrice ?? null, after: unitPrice },
    { name: 'Sale price', before: base?.salePrice ?? null, after: salePrice ?? null },
  ]
  return (
    <FormPage
      form={form}
      onSave={(values) => {
        const input = inputOf(values, base)
        saveConfirmed(input, pricesOf(input))
      }}
      busy={busy}
      refusal={refusal}
      saveLabel="Save product"
      readOnly={!mayWrite}
    >
      <Clashes fields={clashes} />
      {question}
      <ProductFields form={form} product={base} />
    </FormPage>
  )
}
