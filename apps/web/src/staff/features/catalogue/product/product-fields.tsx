import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import { toCents } from '@mendwell/contract/wire/dollars'
import { discountPercent } from '@mendwell/domain/money/pricing'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { brands } from '../../../../api/catalog/catalog.ts'
import { shopConfig } from '../../../../api/shop.ts'
import { staffCategories } from '../../../../api/staff/products.ts'
import type { CheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { idleSale } from '../prices/idle-sale.ts'
import { marginWords } from '../prices/margin-words.ts'
import { KindField } from './kind-field.tsx'
import { PriceCheckField } from './price-check-field.tsx'
import type { ProductValues } from './product-values.ts'

type Wire = z.input<typeof StaffProduct>

interface PartProps {
  form: CheckedForm<ProductValues>
}
const optional = '(optional)'
const LISTS = [
  ['packagingAttributes', 'Packaging attributes'],
  ['cuttingAttributes', 'Cutting attributes'],
  ['extraAttributes', 'Extra attributes'],
] as const

/** All fields of the product form, in three panels. */
export function ProductFields({ form, product }: PartProps & { product: Wire | undefined }) {
  const isNew = product === undefined
  return (
    <>
      <Basics form={form} />
      <Prices form={form} product={product} />
      <Details form={form} isNew={isNew} />
    </>
  )
}

function Basics({ form }: PartProps) {
  const taxonomy = useQuery(staffCategories())
  const allBrands = useQuery(brands())
  const categories = (taxonomy.data?.categories ?? []).map((row) => ({
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
      <div className="two-columns">
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
      <KindField form={form} />
      <Box form={form} field="productStatus" label="Status: active, shown in the shop" />
      <Box form={form} field="popularFlag" label="Popular: shown on the home page" />
    </section>
  )
}

function Prices({ form, product }: PartProps & { product: Wire | undefined }) {
  const { unitPrice, salePrice, cutPrice, purchasePrice } = form.values
  const { data: config } = useQuery(shopConfig())
  const staff = useStaff()
  const seesMargin = staff?.may('purchasing.write') === true
  const typed = { unitPrice: Number(unitPrice), salePrice: Number(salePrice), cutPrice }
  const idle = config && cutPrice && salePrice && idleSale(typed, config.onlineDiscount)
  const off = discountPercent(toCents(Number(unitPrice)), toCents(Number(salePrice)))
  const discount = cutPrice && salePrice && off > 0 ? `Discount: ${off.toFixed(2)} %` : ''
  return (
    <section className="panel">
      <h2>Price and stock</h2>
      <PriceCheckField form={form} product={product} />
      <div className="two-columns">
        <TextField label="Unit price" inputMode="decimal" {...form.field('unitPrice')} />
        <TextField
          label="Sale price"
          optional={optional}
          hint={idle || discount || 'Used when “On sale” is checked'}
          inputMode="decimal"
          {...form.field('salePrice')}
        />
        <TextField
          label="Wholesale price"
          optional={optional}
          inputMode="decimal"
          {...form.field('wholesalePrice')}
        />
        {staff?.seesCosts && (
          <TextField
            label="Purchase price"
            optional={optional}
            hint={seesMargin && config && marginWords(typed, purchasePrice, config.onlineDiscount)}
            inputMode="decimal"
            {...form.field('purchasePrice')}
          />
        )}
        <TextField
          label="Stock on hand"
          optional={optional}
          hint="Leave empty if not counted"
          inputMode="numeric"
          {...form.field('quantity')}
        />
      </div>
      <Box form={form} field="cutPrice" label="On sale: charge the sale price" />
      <Box
        form={form}
        field="quoteOnly"
        label="Quote only: shoppers ask for a quote instead of ordering"
      />
      <Box form={form} field="taxExemptFlag" label="Tax exempt" />
    </section>
  )
}

function Details({ form, isNew }: PartProps & { isNew: boolean }) {
  return (
    <section className="panel">
      <h2>Details</h2>
      <div className="two-columns">
        <TextField
          label="SKU"
          {...(isNew && { optional, hint: 'Leave empty to have one made' })}
          {...form.field('sku')}
        />
        <TextField label="Unit" hint="Such as each or box of 100" {...form.field('unitName')} />
        <TextField
          label="Pieces per unit"
          optional={optional}
          hint="Leave empty if unknown"
          inputMode="numeric"
          {...form.field('pieces')}
        />
        <TextField
          label="Weight"
          optional={optional}
          inputMode="decimal"
          {...form.field('weight')}
        />
        <TextField label="Weight unit" optional={optional} {...form.field('weightUnit')} />
        <TextField label="Official name" optional={optional} {...form.field('sourceName')} />
        <TextField label="Manufacturer" optional={optional} {...form.field('manufacturer')} />
        <TextField label="Barcode (GTIN)" optional={optional} {...form.field('gtin')} />
        <TextField label="HCPCS code" optional={optional} {...form.field('hcpcs')} />
      </div>
      {LISTS.map(([field, label]) => (
        <TextArea
          key={field}
          label={label}
          optional={optional}
          hint="One per line"
          rows={3}
          {...form.field(field)}
        />
      ))}
      <TextArea label="Notes" rows={3} optional={optional} {...form.field('notes')} />
      <Box form={form} field="sellinPcs" label="Sold by the piece (otherwise by weight)" />
    </section>
  )
}

type Flag =
  | 'productStatus'
  | 'popularFlag'
  | 'cutPrice'
  | 'quoteOnly'
  | 'taxExemptFlag'
  | 'sellinPcs'

function Box({ form, field, label }: PartProps & { field: Flag; label: string }) {
  const { id, ...checkbox } = form.checkbox(field)
  return (
    <label className="check" htmlFor={id}>
      <input id={id} type="checkbox" {...checkbox} />
      <span>{label}</span>
    </label>
  )
}
