import { message } from '@mendwell/contract/messages'
import type { StaffProduct } from '@mendwell/contract/product-form'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { brands } from '../../../api/catalog.ts'
import {
  type ProductWish,
  saveProduct,
  staffCategories,
  updateProduct,
} from '../../../api/staff/products.ts'
import { mergeTyped } from '../../../lib/merge-typed.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/use-checked-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { FormPage } from '../../components/form-page.tsx'
import { useSave } from '../../components/use-save.ts'
import { useStaff } from '../../shell/use-staff.ts'
import { fieldInWords } from '../history/field-words.ts'
import { FIELDS, ProductValues, valuesOf, wishOf } from './product-values.ts'

type Wire = z.input<typeof StaffProduct>

/** The product form of Specification §5, for a new product or one that is there. */
export function ProductForm({ product }: { product?: Wire }) {
  const navigate = useNavigate()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const form = useCheckedForm<ProductValues>({
    initialValues: valuesOf(product),
    schema: ProductValues,
    fields: FIELDS,
  })
  const { base, adopt, clashes } = useOthersChanges(form, product)
  const send = async (wish: ProductWish) => {
    if (!base) return saveProduct(wish)
    const { productId, updatedAt } = base
    const saved = await updateProduct({ ...wish, productId, updatedAt })
    adopt(saved)
    return saved
  }
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/products', '/staff/history'],
    onErrors: form.showErrors,
    onSaved: ({ productId, productName }) => {
      const text = message('productSaved', { name: productName })
      showToast({ kind: 'ok', title: 'Submit', text })
      if (!product) void navigate(`/products/${productId}`)
    },
  })
  return (
    <FormPage
      form={form}
      onSave={(values) => save(wishOf(values, base))}
      busy={busy}
      refusal={refusal}
      saveLabel="Save product"
      readOnly={!mayWrite}
    >
      {clashes.length > 0 && <Clashes fields={clashes} />}
      <Basics form={form} />
      <Prices form={form} />
      <Details form={form} isNew={!product} />
    </FormPage>
  )
}

/**
 * The product as this form knows it. What is saved elsewhere, by a colleague or beside the form, comes
 * in as it arrives; what is typed stays, and `clashes` names the fields that both have changed.
 */
function useOthersChanges(form: CheckedForm<ProductValues>, product: Wire | undefined) {
  const [base, setBase] = useState(product)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const { values, set } = form
  useEffect(() => {
    if (!product || !base || product.updatedAt <= base.updatedAt) return
    const merged = mergeTyped({
      before: valuesOf(base),
      typed: values,
      now: valuesOf(product),
    })
    set(merged.values)
    setClashes(merged.clashes)
    setBase(product)
  }, [product, base, values, set])
  /** What this form has saved itself. */
  const adopt = (saved: Wire) => {
    set(valuesOf(saved))
    setBase(saved)
    setClashes([])
  }
  return { base, adopt, clashes }
}

function Clashes({ fields }: { fields: readonly string[] }) {
  return (
    <p className="note warn" role="status">
      Somebody else has changed this meanwhile: {fields.map(fieldInWords).join(', ')}. What you have
      typed is kept and takes its place when you save.
    </p>
  )
}

interface PartProps {
  form: CheckedForm<ProductValues>
}
const optional = '(optional)'

function Basics({ form }: PartProps) {
  const shelves = useQuery(staffCategories())
  const allBrands = useQuery(brands())
  const categories = (shelves.data?.categories ?? []).map((row) => ({
    value: String(row.categoryId),
    label: `${row.category}: ${row.subCategory}`,
  }))
  const brandOptions = (allBrands.data ?? []).map(({ brandId, brandName }) => ({
    value: String(brandId),
    label: brandName,
  }))
  return (
    <section className="panel">
      <h2>Product</h2>
      <TextField label="Product name" {...form.field('productName')} />
      <TextArea label="Product details" rows={5} {...form.field('productDetails')} />
      <div className="grid2">
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={categories}
          {...form.field('categoryId')}
        />
        <SelectField
          label="Brand"
          optional={optional}
          placeholder="The store brand"
          options={brandOptions}
          {...form.field('brandId')}
        />
      </div>
      <Box form={form} field="productStatus" label="Status: active, shown in the shop" />
      <Box form={form} field="popularFlag" label="Popular: shown on the home page" />
    </section>
  )
}

function Prices({ form }: PartProps) {
  const { unitPrice, salePrice, cutPrice } = form.values
  const off = (Number(unitPrice) - Number(salePrice)) / Number(unitPrice)
  const discount = cutPrice && salePrice && off > 0 ? `Discount: ${(off * 100).toFixed(2)} %` : ''
  return (
    <section className="panel">
      <h2>Price and stock</h2>
      <div className="grid2">
        <TextField label="Unit price" inputMode="decimal" {...form.field('unitPrice')} />
        <TextField
          label="Sale price"
          optional={optional}
          hint={discount || 'Counts with the box below'}
          inputMode="decimal"
          {...form.field('salePrice')}
        />
        <TextField
          label="Wholesale price"
          optional={optional}
          inputMode="decimal"
          {...form.field('wholesalePrice')}
        />
        <TextField
          label="Purchase price"
          optional={optional}
          inputMode="decimal"
          {...form.field('purchasePrice')}
        />
        <TextField
          label="Stock on hand"
          optional={optional}
          hint="Empty: not counted"
          inputMode="numeric"
          {...form.field('quantity')}
        />
      </div>
      <Box form={form} field="cutPrice" label="CUTPRICE: the sale price applies" />
      <Box form={form} field="taxExemptFlag" label="Free of sales tax" />
    </section>
  )
}

function Details({ form, isNew }: PartProps & { isNew: boolean }) {
  const oneALine = 'One entry a line'
  return (
    <section className="panel">
      <h2>Details</h2>
      <div className="grid2">
        <TextField
          label="SKU"
          {...(isNew && { optional, hint: 'Left empty, the shop makes one' })}
          {...form.field('sku')}
        />
        <TextField label="Unit" hint="Such as each or box of 100" {...form.field('unitName')} />
        <TextField
          label="Weight"
          optional={optional}
          inputMode="decimal"
          {...form.field('weight')}
        />
        <TextField label="Weight unit" optional={optional} {...form.field('weightUnit')} />
        <TextField label="Manufacturer" optional={optional} {...form.field('manufacturer')} />
        <TextField label="Barcode (GTIN)" optional={optional} {...form.field('gtin')} />
        <TextField label="HCPCS code" optional={optional} {...form.field('hcpcs')} />
      </div>
      <TextArea
        label="Packaging attributes"
        {...{ optional, hint: oneALine, rows: 3 }}
        {...form.field('packagingAttributes')}
      />
      <TextArea
        label="Cutting attributes"
        {...{ optional, hint: oneALine, rows: 3 }}
        {...form.field('cuttingAttributes')}
      />
      <TextArea
        label="Extra attributes"
        {...{ optional, hint: oneALine, rows: 3 }}
        {...form.field('extraAttributes')}
      />
      <TextArea label="Notes" rows={3} optional={optional} {...form.field('notes')} />
      <Box form={form} field="sellinPcs" label="Sold in pieces (else by weight)" />
    </section>
  )
}

type Flag = 'productStatus' | 'popularFlag' | 'cutPrice' | 'taxExemptFlag' | 'sellinPcs'

function Box({ form, field, label }: PartProps & { field: Flag; label: string }) {
  const { id, ...checkbox } = form.checkbox(field)
  return (
    <label className="check" htmlFor={id}>
      <input id={id} type="checkbox" {...checkbox} />
      <span>{label}</span>
    </label>
  )
}
