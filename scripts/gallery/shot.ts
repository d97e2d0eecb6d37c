import type { Page } from '@playwright/test'
import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'

export type Screen = 'wide' | 'phone'

/** What a picture needs: the shop, a visitor's page, and the prepared products and people. */
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
  /** Can sign in with the gallery's password. */
  customer: { custId: number; email: string }
  backOffice: BackOffice
}

/** The data shown in the back office. */
export interface BackOffice {
  /** The owner's, with the gallery's password. */
  loginId: string
  /** Partly shipped and partly refunded. */
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
  /** The back office; the shop if omitted. */
  area?: 'staff'
  /** Before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>
  /** The steps on the page to reach the state. */
  act?: (scene: Scene) => Promise<unknown>
  /** Only on this screen. */
  only?: Screen
  /** The page of docs/manual it illustrates. */
  manual?: string
  /** Only what is visible without scrolling: for dialogs and menus. */
  firstView?: boolean
}
