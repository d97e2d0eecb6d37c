import { asOwner } from './as-owner.ts'
import type { Scene, Shot } from './shot.ts'

/** A screen of the back office as its owner; `act` leads to one of its states. */
const staff = (name: string, at: Shot['at'], act?: Shot['act']): Shot => ({
  name: `desk ${name}`,
  area: 'staff',
  at,
  before: asOwner,
  ...(act && { act }),
})

/** The same, only the visible part: a dialog is open. */
const dialog = (name: string, at: Shot['at'], act: Shot['act']): Shot => ({
  ...staff(name, at, async (scene) => {
    await act?.(scene)
    await scene.page.getByRole('dialog').waitFor()
  }),
  firstView: true,
})

const press = (name: string | RegExp) => (scene: Scene) =>
  scene.page.getByRole('main').getByRole('button', { name }).first().click()

const theOrder = ({ goods }: Scene) => `orders/${goods.backOffice.orderId}`
const theCustomer = ({ goods }: Scene) => `customers/${goods.backOffice.custId}`
const theProduct = ({ goods }: Scene) => `products/${goods.onSale.productId}`

/** Chooses a file on the import screen and waits until it has been checked. */
const importing = (name: string, rows: string) => async (scene: Scene) => {
  const { page, shop } = scene
  const buffer = Buffer.from(rows)
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await shop.runJobs()
  await page.getByText('Looking at the file').waitFor({ state: 'hidden' })
}

const BAD_ROWS = [
  'sku,productName,unitPrice,quantity',
  'NEW-1,Knee pillow,cheap,4',
  'NEW-1,Knee pillow again,12.00,4',
  'NEW-3,,9.99,-2',
  'NEW-4,"=HYPERLINK(""x"")",9.99,many',
].join('\n')

const lists = [
  'orders',
  'returns',
  'customers',
  'products',
  'categories',
  'brands',
  'imports',
  'reviews',
  'messages',
  'mail',
  'news',
  'hours',
  'newsletter',
  'search-words',
  'settings',
  'texts',
  'taxes',
  'staff',
  'account',
  'history',
] as const

/** Every screen of the back office with its dialogs and states. */
export const staffShots: readonly Shot[] = [
  { name: 'desk sign-in', area: 'staff', at: '' },
  {
    name: 'desk sign-in refused',
    area: 'staff',
    at: '',
    act: async ({ page }) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  staff('today', ''),
  staff('today as a table', '', ({ page }) => page.getByText('Show as a table').click()),
  ...lists.map((path) => staff(path, path)),
  staff('orders, nothing found', 'orders?q=zzzzzz'),
  staff('orders chosen', 'orders', ({ page }) =>
    page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check(),
  ),
  dialog('orders move', 'orders', async ({ page }) => {
    await page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check()
    await page.getByRole('button', { name: 'Mark as preparing' }).click()
  }),
  staff('order', theOrder),
  dialog('order refund', theOrder, async ({ page }) => {
    await page.getByRole('button', { name: 'Start a refund' }).click()
    await page.getByLabel('Or an amount').fill('3.25')
    await page.getByRole('button', { name: 'Refund $3.25' }).click()
  }),
  dialog('order reject', theOrder, press('Cancel order')),
  staff('papers', ({ goods }) => `orders/packing-documents?orderIds=${goods.backOffice.orderId}`),
  staff('phone order', 'orders/phone'),
  staff('phone order errors', 'orders/phone', press('Place order')),
  dialog('return', 'returns', press(/^Review return/)),
  staff('customer', theCustomer),
  dialog('customer erase', theCustomer, press('Erase')),
  staff(
    'customer merge',
    ({ goods }) => `customers/${goods.backOffice.custId}/merge/${goods.backOffice.doubleId}`,
  ),
  staff('products grid', 'products', press('Edit prices and stock')),
  staff('products chosen', 'products', ({ page }) =>
    page
      .getByLabel(/^Select (?!all)/)
      .first()
      .check(),
  ),
  staff('product', theProduct),
  staff('product new', 'products/new'),
  staff('product errors', 'products/new', press('Save product')),
  dialog('category', 'categories', press(/^Edit/)),
  dialog('brand', 'brands', press('New brand')),
  staff('import with errors', 'imports', importing('bad.csv', BAD_ROWS)),
  staff('import', 'imports', importing('good.csv', 'sku,unitPrice\nNOT-YET,4.20\n')),
  dialog('text', 'texts', press(/^Edit: /)),
  dialog('tax', 'taxes', press('Edit')),
  staff('settings errors', 'settings', async ({ page }) => {
    await page.getByLabel('Online discount in percent').fill('a lot')
    await page.keyboard.press('Enter')
  }),
  dialog('invite', 'staff', async ({ page }) => {
    await page.getByRole('button', { name: 'Invite a colleague' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
  }),
  dialog('member', 'staff', press(/^Edit/)),
  staff('second factor', 'account', press('Turn on')),
  staff('not found', 'nowhere'),
]
