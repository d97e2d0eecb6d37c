import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { ownPrice } from '../../../api/own-prices.ts'
import { priceText } from '../../../components/pricing/price-texts.ts'
import { PriceTiers } from './price-tiers.tsx'

interface OwnPriceTiersProps {
  product: ProductWithImageWire
  pieces: number
}

/** The signed-in customer's prices by quantity: the public ones until the shop has answered. */
export function OwnPriceTiers({ product, pieces }: OwnPriceTiersProps) {
  const own = useQuery(ownPrice(product.productId)).data
  const tiers = own?.tiers ?? product.tiers
  if (tiers.length === 0) return null
  const isOwn = JSON.stringify(tiers) !== JSON.stringify(product.tiers)
  return (
    <>
      {isOwn && <p className="strong spaced">{priceText('price.yours')}</p>}
      <PriceTiers price={product.onlinePrice} tiers={tiers} pieces={pieces} />
    </>
  )
}
