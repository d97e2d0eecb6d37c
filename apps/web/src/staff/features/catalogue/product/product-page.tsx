import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import {
  duplicateProduct,
  staffProduct,
  staffProducts,
  updateProduct,
} from '../../../../api/staff/products.ts'
import { type LinkedProduct, paths } from '../../../../lib/addresses/paths.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { NeighborLinks } from '../../../components/lists/walk/neighbor-links.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { ProductFamily } from '../families/product-family.tsx'
import { ProductDocuments } from '../files/product-documents.tsx'
import { ProductImages } from '../files/product-images.tsx'
import { ProductPacks } from '../packs/product-packs.tsx'
import { ProductTiers } from '../prices/product-tiers.tsx'
import { ProductSchedule } from '../scheduled-prices/product-schedule.tsx'
import { type FactsProps, ProductFacts } from './product-facts.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductLots } from './product-lots.tsx'
import { ProductSizeChart } from './product-size-chart.tsx'
import { ProductStock } from './product-stock.tsx'

const keyOf = ({ productId }: { productId: number }) => productId

/** One product with everything that belongs to it. */
export function Component() {
  const { productId = '' } = useParams()
  return <Existing key={productId} productId={Number(productId)} />
}

function Existing({ productId }: { productId: number }) {
  const query = useQuery(staffProduct(productId))
  const staff = useStaff()
  return (
    <QueryState query={query} isPage>
      {(product) => (
        <>
          <PageHeader
            title={product.productName}
            back={{ to: asLastShown('/products'), label: 'All products' }}
            neighbors={
              <NeighborLinks
                path="/products"
                id={productId}
                noun="product"
                keyOf={keyOf}
                question={staffProducts}
              />
            }
            beside={
              product.productStatus === 'A' ? <Tag tone="good">Shown</Tag> : <Tag>Archived</Tag>
            }
            lead={`Number ${productId}, SKU ${product.sku}`}
            actions={staff?.may('catalogue.write') && <Actions product={product} />}
          />
          <div className={detailStyles.columns}>
            <div>
              <ProductForm product={product} />
            </div>
            <div>
              <ProductFacts key={factsKey(product)} product={product} />
              <ProductImages productId={productId} />
              <ProductDocuments productId={productId} />
              <ProductStock productId={productId} />
              <ProductLots productId={productId} />
              <ProductSchedule productId={productId} unitPrice={product.unitPrice} />
              <ProductTiers productId={productId} />
              <ProductFamily productId={productId} />
              <ProductSizeChart productId={productId} />
              <ProductPacks productId={productId} productName={product.productName} />
              <ThingHistory objectType="product" objectId={productId} />
            </div>
          </div>
        </>
      )}
    </QueryState>
  )
}

/** The form restarts with what was saved, here or elsewhere. */
const factsKey = ({ facts, latex, sterile, singleUse }: FactsProps['product']) =>
  JSON.stringify([facts, latex, sterile, singleUse])

interface ActionsProps {
  product: LinkedProduct & { productStatus: 'A' | 'N' }
}

function Actions({ product }: ActionsProps) {
  const { productId, productStatus } = product
  const navigate = useNavigate()
  const outdates = ['/staff/products']
  const copy = useSave(duplicateProduct, {
    outdates,
    success: ({ productName }) => `${productName} created, not shown yet`,
    onSaved: (made) => void navigate(`/products/${made.productId}`),
  })
  const isShown = productStatus === 'A'
  const move = useSave(updateProduct, {
    outdates,
    success: isShown ? 'Archived: customers no longer see it' : 'Shown in the shop',
  })
  return (
    <>
      {isShown && (
        <a className={buttonClass('quiet')} href={`/#${paths.product(product)}`}>
          View in the shop
        </a>
      )}
      <Button rank="outline" busy={copy.busy} onClick={() => copy.save(productId)}>
        Duplicate
      </Button>
      <Button
        rank="outline"
        busy={move.busy}
        onClick={() => move.save({ productId, productStatus: isShown ? 'N' : 'A' })}
      >
        {isShown ? 'Archive' : 'Show in the shop'}
      </Button>
      <Refusal refusal={copy.refusal ?? move.refusal} />
    </>
  )
}
