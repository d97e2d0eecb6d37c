import { message } from '@mendwell/contract/messages'
import type { StaffProduct } from '@mendwell/contract/product-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { brands } from '../../../api/catalog.ts'
import {
  type ProductWish,
  saveProduct,
  staffCategories,
  updateProduct,
} from '../../../api/staff/products.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/use-checked-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { FormPage } from '../../components/form-page.tsx'
import { Clashes, useOthersChanges } from '../../components/use-others-changes.tsx'
import { useSave } from '../../components/use-save.ts'
import { useStaff } from '../../shell/use-staff.ts'
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
  const [saved, setSaved] = useState<Wire>()
  // Its own answer is newer than the page's until the page has asked anew.
  const base = product && saved && saved.updatedAt > product.updatedAt ? saved : product
  const clashes = useOthersChanges(form, valuesOf(base))
  const send = async (wish: ProductWish) => {
    if (!base) return saveProduct(wish)
    const { productId, updatedAt } = base
    const answer = await updateProduct({ ...wish, productId, updatedAt })
    form.set(valuesOf(answer))
    setSaved(answer)
    return answer
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
      <Clashes fields={clashes} />
      <Basics form={form} />
      <Prices form={form} />
      <Details form={form} isNew={!product} />
    </FormPage>
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
