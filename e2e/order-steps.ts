import { expect, type Page } from '@playwright/test'

/** Card numbers of the sandbox provider. */
export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  bankAsks: '4000 0000 0000 3220',
  approvedLater: '4000 0000 0000 0077',
  answerLost: '4000 0000 0000 0259',
} as const

/** Adds a product to the cart from its own page. */
export async function addToCart(page: Page, product: { productId: number; categoryId: number }) {
  await page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)
  // Only the hash changes: the page before may have a button with that name, too.
  await page.getByRole('tab', { name: 'Description' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: /^Cart\W+[1-9]/ })).toBeVisible()
}

/** The quick form of the cart. */
export async function fillGuestForm(page: Page, email = 'ada@example.com') {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('512 555 0148')
}

/** What checkout requires of a guest, by label: the postal code fills in the rest. */
export const GUEST = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone1: '512 555 0148',
  Address: '418 Barton Creek Road',
  'Postal code': '78704',
} as const

/** Contact and address of checkout. */
export async function fillCheckout(page: Page, email: string = GUEST.Email) {
  // The cart that leads here also asks for a first name.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.getByLabel('First name').fill(GUEST['First name'])
  await page.getByLabel('Last name').fill(GUEST['Last name'])
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone1').fill(GUEST.Phone1)
  await page.getByLabel('Address', { exact: true }).fill(GUEST.Address)
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State / Province').selectOption({ label: 'Texas' })
  await page.getByLabel('Town / City').selectOption({ label: 'Austin' })
  await page.getByLabel('Postal code').fill(GUEST['Postal code'])
}

/** Fills in the card and clicks Pay. */
export async function payWith(page: Page, number: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Expiry').fill('08 / 39')
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
}
