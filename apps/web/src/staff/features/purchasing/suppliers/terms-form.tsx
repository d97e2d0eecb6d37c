import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type SupplierProduct, saveSupplierProduct } from '../../../../api/staff/stock/suppliers.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import formStyles from '../../../components/forms/form.module.css'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { type FoundProduct, ProductFinder } from '../../../components/forms/product-finder.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { TERMS_FIELDS, TermsValues, termsBodyOf, termsValuesOf } from './supplier-values.ts'

interface TermsFormProps {
  supplierId: number
  /** A product is chosen first if omitted. */
  item?: SupplierProduct | undefined
  onDone: () => void
}

/** The terms on which a supplier sells a product. */
export function TermsForm({ supplierId, item, onDone }: TermsFormProps) {
  const [product, setProduct] = useState<FoundProduct | undefined>(item)
  const form = useCheckedForm<TermsValues>({
    initialValues: termsValuesOf(item),
    schema: TermsValues,
    fields: TERMS_FIELDS,
  })
  const { busy, refusal, save } = useSave(
    (values: TermsValues) =>
      saveSupplierProduct({ supplierId, productId: product?.productId ?? 0 }, termsBodyOf(values)),
    {
      outdates: ['/staff/suppliers', '/staff/history'],
      success: 'Saved.',
      onSaved: onDone,
      onErrors: form.showErrors,
    },
  )
  if (!product) return <ProductFinder onFound={setProduct} />
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Save product">
      <div className="stack">
        {!item && <p className="strong">{product.productName}</p>}
        <div className={formStyles.twoFields}>
          <TextInput
            label="Cost per piece"
            description="In dollars"
            inputMode="decimal"
            autoComplete="off"
            {...form.field('cost')}
          />
          <TextInput
            label="Their item number (optional)"
            description="It stands on the order"
            autoComplete="off"
            {...form.field('itemNumber')}
          />
          <TextInput
            label="Pieces in a case"
            description="Only whole cases are ordered"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('packSize')}
          />
          <TextInput
            label="Minimum order"
            description="In pieces; 0 for none"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('minQuantity')}
          />
        </div>
      </div>
    </FormPage>
  )
}
