import { CARDS, fillCheckout, payWith } from '../../e2e/order-steps.ts'
import type { Scene, Shot } from './shot.ts'
import { addressOf, fillCart, placeOrder, press, signIn } from './visitor.ts'

/** Cart, checkout, payment, invoice. */
export const orderShots: readonly Shot[] = [
  { name: 'cart, empty', at: 'cart' },
  { name: 'cart', at: 'cart', before: fillCart },
  {
    name: 'cart menu',
    at: 'about',
    before: fillCart,
    only: 'wide',
    firstView: true,
    act: ({ page }) => page.getByRole('button', { name: 'Show what is in the cart' }).click(),
  },
  {
    name: 'cart, errors',
    at: 'cart',
    before: fillCart,
    act: ({ page }) => press(page, 'Checkout'),
  },
  {
    name: 'cart, line removed',
    at: 'cart',
    before: fillCart,
    act: ({ page }) => press(page, /^Remove /),
  },
  { name: 'cart, product gone', at: 'cart', before: cartWithGone },
  { name: 'checkout, empty cart', at: 'checkout' },
  { name: 'checkout', at: 'checkout', before: fillCart },
  {
    name: 'checkout, errors',
    at: 'checkout',
    before: fillCart,
    act: ({ page }) => press(page, /^Place order/),
  },
  {
    name: 'checkout, filled in',
    at: 'checkout',
    before: fillCart,
    act: ({ page }) => fillCheckout(page),
  },
  {
    name: 'checkout, signed in',
    at: 'checkout',
    before: async (scene) => {
      await signIn(scene)
      await fillCart(scene)
    },
  },
  { name: 'payment', at: '', act: placeOrder, firstView: true },
  {
    name: 'payment, errors',
    at: '',
    firstView: true,
    act: async (scene) => {
      await placeOrder(scene)
      await scene.page.getByRole('button', { name: /^Pay \$/ }).click()
    },
  },
  { name: 'payment declined', at: '', firstView: true, act: (scene) => pay(scene, CARDS.declined) },
  {
    name: 'payment, bank asks',
    at: '',
    firstView: true,
    act: (scene) => pay(scene, CARDS.bankAsks),
  },
  {
    name: 'payment takes its time',
    at: '',
    firstView: true,
    act: (scene) => pay(scene, CARDS.approvedLater),
  },
  {
    name: 'invoice, unpaid',
    at: '',
    act: async (scene) => {
      await placeOrder(scene)
      await scene.page.keyboard.press('Escape')
    },
  },
  { name: 'invoice', at: '', act: paidInvoice },
  {
    name: 'invoice, how computed',
    at: '',
    act: async (scene) => {
      await paidInvoice(scene)
      await scene.page.getByText('How we worked this out').click()
    },
  },
  {
    name: 'invoice, printed',
    at: '',
    act: async (scene) => {
      await paidInvoice(scene)
      await scene.page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'invoice, none', at: 'orderDetail' },
]

async function pay(scene: Scene, card: string) {
  await placeOrder(scene)
  await payWith(scene.page, card)
  await scene.page
    .getByText(/declined|Confirm with your bank|being confirmed/)
    .first()
    .waitFor()
}

async function paidInvoice(scene: Scene) {
  await placeOrder(scene)
  await payWith(scene.page, CARDS.approved)
  await scene.page.getByText('Sandbox transaction success').first().waitFor()
}

async function cartWithGone(scene: Scene) {
  const gone = await scene.shop.make.product({ productName: 'Walking stick, folding' })
  await fillCart(scene)
  await scene.page.goto(`/#/${addressOf(gone)}`)
  await press(scene.page, 'Add to cart')
  await scene.shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', gone.productId)
    .execute()
}
