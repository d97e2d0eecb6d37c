/** What a picture is drawn from. The same facts always give the same picture. */
export interface PictureFacts {
  productId: number
  productName: string
  /** What the record calls it, where that is another name; what it is shows there. */
  sourceName: string | null
  /** The drawing that its kind names; null where nobody has said what it is. */
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

/** What must be known of something that is drawn, and whatever else is. */
export type KnownFacts = Pick<
  PictureFacts,
  'productId' | 'productName' | 'categoryId' | 'category'
> &
  Partial<PictureFacts>

/** The facts of something that is no product of the shop: nothing is known of it but what is given. */
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
