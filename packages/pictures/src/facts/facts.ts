/** The inputs of a picture. The same facts always give the same picture. */
export interface PictureFacts {
  productId: number
  productName: string
  /** The name in the record, if different; it says what the product is. */
  sourceName: string | null
  /** The drawing of its kind; null if the kind is not set. */
  drawing: string | null
  /** null: the store brand. */
  brandName: string | null
  categoryId: number
  /** Department name, as in category.category. */
  category: string
  /** Unit of sale: "each", "box of 50", "12.4 oz can". */
  unitName: string
  sku: string
  gtin: string | null
  hcpcs: string | null
  latex: boolean | null
  sterile: boolean | null
  singleUse: boolean | null
  rx: boolean | null
}

export const STORE_BRAND = 'Mendwell'

/** The required facts of what is drawn, and any others. */
export type KnownFacts = Pick<
  PictureFacts,
  'productId' | 'productName' | 'categoryId' | 'category'
> &
  Partial<PictureFacts>

/** The facts of something that is not a product of the shop: only what is given is known. */
export const factsOf = (known: KnownFacts): PictureFacts => ({
  sourceName: null,
  drawing: null,
  brandName: null,
  unitName: '',
  sku: '',
  gtin: null,
  hcpcs: null,
  latex: null,
  sterile: null,
  singleUse: null,
  rx: null,
  ...known,
})
