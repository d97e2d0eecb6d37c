import type { Page } from '@playwright/test'
import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'

export type Screen = 'wide' | 'phone'

/** What a picture is taken of: the shop, a visitor's page, and the goods and people prepared for it. */
export interface Scene {
  page: Page
  shop: TestShop
  screen: Screen
  goods: Goods
}

export interface Goods {
  onSale: Product
  onBackorder: Product
  reviewed: Product
  /** Can sign in with the password of the gallery. */
  customer: { custId: number; email: string }
  backOffice: BackOffice
}

/** What the back office is shown with. */
export interface BackOffice {
  /** The owner's, with the password of the gallery. */
  loginId: string
  /** Partly sent and partly given back. */
  orderId: number
  custId: number
  /** A second record of the same person. */
  doubleId: number
}

export interface Product {
  productId: number
  categoryId: number
}

/** One picture of the gallery. */
export interface Shot {
  name: string
  /** The hash route, such as 'shop/61'. */
  at: string | ((scene: Scene) => string)
  /** The back office; without it the shop. */
  area?: 'staff'
  /** Before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>
  /** What is done on the page until the state is there. */
  act?: (scene: Scene) => Promise<unknown>
  /** Only on this screen. */
  only?: Screen
  /** The page of docs/manual that it illustrates. */
  manual?: string
  /** Just what one sees without scrolling: for windows and menus. */
  firstView?: boolean
}
