import { rememberSlug } from './slugs.ts'

export interface LinkedProduct {
  productId: number
  productName: string
  subCategory: string
  categoryId: number
}

/** Every path of the shop (Specification §2). The only place that spells them out. */
export const paths = {
  home: '/',
  /** The target of 'Continue Shopping' (Specification §2). */
  continueShopping: '/home',
  login: '/login',
  customer: (source?: 'EDIT' | 'REGISTER') => (source ? `/customer?source=${source}` : '/customer'),
  cart: '/cart',
  checkout: '/checkout',
  orderDetail: (orderNum?: string) =>
    orderNum ? `/orderDetail?order=${orderNum}` : '/orderDetail',
  /** A file of the server, not a screen. */
  invoicePdf: (orderNum: string) => `/api/orders/${orderNum}/invoice.pdf`,
  /** Of all returns that have no label of their own, or of the one with this number. */
  returnLabelPdf: (orderNum: string, returnNumber?: string) =>
    `/api/returns/${orderNum}/label.pdf${returnNumber ? `?returnNumber=${returnNumber}` : ''}`,
  orders: '/orders',
  /** The address book of an account. */
  addresses: '/addresses',
  /** The saved cards of an account. */
  cards: '/cards',
  dashboard: '/dashboard',
  dashboardTab: (tab: 'orders' | 'profile' | 'tracking') => `/dashboard?tab=${tab}`,
  tracking: (orderNum: string) => `/dashboard?tab=tracking&order=${orderNum}`,
  refund: (orderNum: string) => `/dashboard?tab=refund&order=${orderNum}`,
  /** The same form for a guest with access to the order. */
  returnRequest: (orderNum: string) => `/return-request?order=${orderNum}`,
  forgotPassword: '/reset-password',
  /** The name is only for display, in the clean URL. */
  shop: (categoryId: number, name?: string) => {
    rememberSlug('category', categoryId, name)
    return `/shop/${categoryId}`
  },
  /** Specification §2: catId -1 shows search results; the term is in the URL so that it can be bookmarked. */
  search: (term: string) => `/shop/-1?q=${encodeURIComponent(term)}`,
  /** All products of a brand. */
  brand: (brandId: number, name?: string) => {
    rememberSlug('brand', brandId, name)
    return `/shop/-1?brandId=${brandId}`
  },
  /** All products of a kind (contract/catalog/kinds.ts). */
  kind: (kindKey: string) => `/shop/-1?kind=${kindKey}`,
  /** The shopper's devices, and what fits them. */
  devices: '/devices',
  device: (deviceKey: string) => `/devices/${deviceKey}`,
  /** All products that fit a device, with filters. */
  fitting: (deviceKey: string) => `/shop/-1?device=${deviceKey}`,
  /** Saved for later. */
  lists: '/lists',
  shareCart: '/share-cart',
  /** The target of a link to a cart, or to a list (purchase/lines/shared-list-path.ts). */
  sharedCart: (token: string) => `/carts/${token}`,
  /** Products side by side. */
  compare: (productIds: readonly number[]) => `/compare?ids=${productIds.join()}`,
  quickOrder: '/quick-order',
  giftCards: '/gift-card/buy',
  scan: '/scan',
  needs: '/need',
  /** A page for a condition or a situation. */
  need: (situationKey: string) => `/need/${situationKey}`,
  category: (department: string) => `/category/${encodeURIComponent(department)}`,
  product: (product: LinkedProduct) => {
    const { productId, productName, subCategory, categoryId } = product
    rememberSlug('product', productId, productName)
    return `/productsingle/${productId}/${encodeURIComponent(subCategory)}/${categoryId}`
  },
  /** The questions about a product. */
  questions: ({ productId, productName }: Pick<LinkedProduct, 'productId' | 'productName'>) => {
    rememberSlug('product', productId, productName)
    return `/questions/${productId}`
  },
  /** The verification of clinics. */
  clinic: '/clinic',
  /** The list to ask a quote for: with a product to add, or '' as it is; the quotes of an account are 'mine'. */
  quote: (page: number | string) => `/quote/${page}`,
  surgery: '/surgery',
  menu: '/menu',
  about: '/about',
  contact: '/contact',
  foodDelivery: '/food-delivery',
  groceryDelivery: '/grocery-delivery',
  returnPolicy: '/return-policy',
  legal: (pageKey: string) => `/legal/${pageKey}`,
  /** A page written by staff. */
  ownPage: (slug: string) => `/pages/${slug}`,
  faq: '/faq',
  blogs: '/blogs',
  article: (slug: string) => `/blogs/${slug}`,
  departments: '/departments',
  deals: '/shop/-1?onSale=true',
  brands: '/brands',
  faqAbout: (question: string) => `/faq?about=${question}`,
  trackOrder: '/dashboard?tab=tracking',
  qurbani: '/qurbani',
} as const
