import { useState } from 'react'
import { findScanned } from '../../../../api/staff/stock/lots.ts'
import type { RecallDetail, SaveBody } from '../../../../api/staff/stock/recalls.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { REASON_WORDS } from '../parts/recall-words.ts'
import { ProductCriterion } from './product-criterion.tsx'

type Chosen = SaveBody['products'][number]
type Named = Pick<
  RecallDetail['candidates'][number],
  'productId' | 'productName' | 'sku' | 'isTracked'
>

interface ChooseProductsProps {
  recall: RecallDetail
  products: readonly Chosen[]
  onChange: (products: Chosen[]) => void
}

/** Which products a recall covers: suggested with reasons, or by SKU. */
export function ChooseProducts({ recall, products, onChange }: ChooseProductsProps) {
  const [found, setFound] = useState<Named[]>([])
  const [sku, setSku] = useState('')
  const [problem, setProblem] = useState<string>()
  const known: readonly Named[] = [...recall.products, ...recall.candidates, ...found]
  const isChosen = (productId: number) => products.some((one) => one.productId === productId)
  const add = (productId: number, reason: Chosen['reason']) => {
    if (!isChosen(productId)) {
      onChange([
        ...products,
        { productId, reason, criterion: readCriterion(recall), unknownToo: null },
      ])
    }
  }
  async function addBySku() {
    setProblem(undefined)
    const named = await findScanned({ sku: sku.trim() }).catch(() => undefined)
    if (!named) return setProblem('The shop can’t be reached. Add this SKU again.')
    const [product] = named
    if (!product) return setProblem('No product has this SKU')
    setFound((before) => [...before, { ...product, isTracked: product.tracking !== 'NONE' }])
    setSku('')
    add(product.productId, 'HAND')
  }
  const proposed = recall.candidates.filter(({ productId }) => !isChosen(productId))
  return (
    <section className="panel stack">
      <h2>Products</h2>
      {products.length === 0 && (
        <p className="muted">Choose what this recall is about. Nothing is chosen by itself.</p>
      )}
      {products.map((product, index) => {
        const named = known.find(({ productId }) => productId === product.productId)
        const stored = recall.products.find(({ productId }) => productId === product.productId)
        return (
          <ProductCriterion
            key={product.productId}
            name={named?.productName ?? ''}
            sku={named?.sku ?? ''}
            isTracked={named?.isTracked ?? true}
            unknownPieces={stored?.unknownPieces}
            product={product}
            onChange={(changed) => onChange(products.with(index, changed))}
            onRemove={() => onChange(products.filter((one) => one !== product))}
          />
        )
      })}
      {proposed.length > 0 && (
        <>
          <h3>Proposed</h3>
          <ul className={detailStyles.list}>
            {proposed.map(({ productId, productName, sku: code, reason, found: what }) => (
              <li key={productId}>
                <span>
                  {productName}
                  <span className={detailStyles.subLine}>
                    SKU {code}, by {REASON_WORDS[reason]}: {what}
                  </span>
                </span>
                <Button
                  rank="outline"
                  aria-label={`Add ${productName}`}
                  onClick={() => add(productId, reason)}
                >
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextField
        label="Another product by its SKU"
        autoComplete="off"
        value={sku}
        error={problem}
        onChange={({ currentTarget }) => setSku(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void addBySku()
        }}
      />
      <div className="row">
        <Button rank="outline" disabled={sku.trim() === ''} onClick={() => void addBySku()}>
          Add product
        </Button>
      </div>
    </section>
  )
}

/** What was parsed from the text is suggested for each product. */
const readCriterion = ({ readCodes }: RecallDetail): Chosen['criterion'] => ({
  lots: readCodes.lots,
  lotRanges: readCodes.lotRanges,
  serials: readCodes.serials,
  serialRanges: readCodes.serialRanges,
  allLots: readCodes.allLots,
})
