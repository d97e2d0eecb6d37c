import type { Page } from '@playwright/test'
import { addToCart, fillCheckout } from '../../e2e/order-steps.ts'
import type { Product, Scene } from './shot.ts'

export const PASSWORD = 'a-quiet-river-in-may'

/** Glucose test strips of the seed catalogue. */
export const STRIPS: Product = { productId: 1929, categoryId: 61 }

export const addressOf = ({ productId, categoryId }: Product) =>
  `productsingle/${productId}/goods/${categoryId}`

/** Gives the browser a session cookie, as after the sign-in form. */
export async function signIn({ page, goods }: Scene) {
  await page.request.post('/api/users/authenticate', {
    data: { loginId: goods.customer.email, loginPassword: PASSWORD },
    headers: { 'X-Session': 'cookie' },
  })
}

export async function fillCart({ page, goods }: Scene) {
  await addToCart(page, STRIPS)
  await addToCart(page, goods.onSale)
  await addToCart(page, goods.onBackorder)
}

/** Up to the payment dialog. */
export async function placeOrder(scene: Scene) {
  const { page } = scene
  await fillCart(scene)
  await page.goto('/#/checkout')
  await fillCheckout(page, 'gallery@example.com')
  await page.getByRole('button', { name: /^Place order and pay/ }).click()
  await page.getByRole('dialog').waitFor()
}

/** Clicks a button or link in the page's own content. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** The calls of one path fail, hang, or are answered. */
export const failing = (path: string) => (scene: Scene) =>
  scene.page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status: 400, json: { code: 'MALFORMED', detail: 'no', status: 400 } }),
  )

export const hanging = (path: string) => (scene: Scene) =>
  scene.page.route(`**/api/${path}`, () => new Promise(() => {}))

/** A choice stored in the browser before the page opens. */
export const keeping = (key: string, value: string) => (scene: Scene) =>
  scene.page.addInitScript(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, value],
  )
