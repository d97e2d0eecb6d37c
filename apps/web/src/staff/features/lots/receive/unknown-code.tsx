import { useState } from 'react'
import {
  findScanned,
  type ScannedProduct,
  saveProductCode,
} from '../../../../api/staff/stock/lots.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Unplaced } from '../../../components/scanning/use-scanning.ts'

interface UnknownCodeProps {
  unplaced: Unplaced
  onProduct: (product: ScannedProduct) => void
  onEnd: () => void
}

/** A code without a product: staff choose one, and it is remembered. If it matches several, one is chosen. */
export function UnknownCode({ unplaced, onProduct, onEnd }: UnknownCodeProps) {
  const { code, products } = unplaced
  const [sku, setSku] = useState('')
  const [units, setUnits] = useState('1')
  const [missing, setMissing] = useState<string>()
  const { save, busy, refusal } = useSave(
    async () => {
      const [product] = await findScanned({ sku: sku.trim() })
      if (!product) return undefined
      return saveProductCode({
        productId: product.productId,
        code: code.di ?? '',
        units: Number(units),
      })
    },
    {
      onSaved: (product) => {
        if (product) onProduct(product)
        else setMissing(`No product has the SKU “${sku.trim()}”`)
      },
    },
  )
  if (products.length > 1) {
    return (
      <section className="panel stack" role="alert">
        <h2>Several products have the code {code.di}</h2>
        <div className="row">
          {products.map((product) => (
            <Button key={product.productId} rank="outline" onClick={() => onProduct(product)}>
              {product.productName}, {product.sku}
            </Button>
          ))}
          <Button rank="quiet" onClick={onEnd}>
            Leave it out
          </Button>
        </div>
      </section>
    )
  }
  return (
    <form
      className="panel stack"
      aria-label="Unknown code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isNumber = /^[1-9]\d{0,4}$/.test(units)
        setMissing(sku.trim() === '' || !isNumber ? 'Enter the SKU and the pieces' : undefined)
        if (sku.trim() !== '' && isNumber) save(undefined)
      }}
    >
      <p className="note warn" role="alert">
        No product has the code {code.di}. Enter its SKU, and the code is remembered.
      </p>
      <Refusal refusal={refusal} />
      <div className={formStyles.twoFields}>
        <TextField
          label="SKU of the product"
          autoComplete="off"
          autoFocus
          value={sku}
          error={missing}
          onChange={(event) => setSku(event.currentTarget.value)}
        />
        <TextField
          label="Pieces in this package"
          inputMode="numeric"
          autoComplete="off"
          value={units}
          onChange={(event) => setUnits(event.currentTarget.value)}
        />
      </div>
      <div className="row">
        <Button type="submit" rank="secondary" busy={busy}>
          Add this code
        </Button>
        <Button rank="quiet" onClick={onEnd}>
          Leave it out
        </Button>
      </div>
    </form>
  )
}
