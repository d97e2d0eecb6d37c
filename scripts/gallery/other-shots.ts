import type { Page } from '@playwright/test'
import type { Shot } from './shot.ts'
import { addressOf, fillCart, keeping, press, STRIPS, signIn } from './visitor.ts'

const PAGES = [
  'about',
  'contact',
  'faq',
  'return-policy',
  'blogs',
  'blogs/baby-skin',
  'food-delivery',
  'grocery-delivery',
  'qurbani',
  'menu',
  'surgery',
  'brands',
] as const

const SPANISH = keeping('mendwell.language', 'es')
const CONTRAST = keeping('mendwell.display', '{"highContrast":true}')
const LARGE = keeping('mendwell.display', '{"textSize":"130"}')

const views = [
  { name: 'home', at: '' },
  { name: 'shop', at: 'shop/61' },
  { name: 'product', at: addressOf(STRIPS) },
  { name: 'cart', at: 'cart' },
  { name: 'checkout', at: 'checkout' },
  { name: 'contact', at: 'contact' },
] as const

const seenWith = (words: string, choice: NonNullable<Shot['before']>): Shot[] =>
  views.map(({ name, at }) => ({
    name: `${words}: ${name}`,
    at,
    before: async (scene) => {
      if (name === 'cart' || name === 'checkout') await fillCart(scene)
      await choice(scene)
    },
  }))

/** Text pages, account, and the shop for people with other needs. */
export const otherShots: readonly Shot[] = [
  ...PAGES.map((at) => ({ name: at, at })),
  { name: 'contact, errors', at: 'contact', act: ({ page }) => contactErrors(page) },
  { name: 'not found', at: 'no/such/place' },
  {
    name: 'offline',
    at: 'about',
    firstView: true,
    act: ({ page }) => page.context().setOffline(true),
  },
  { name: 'sign in', at: 'login' },
  {
    name: 'sign in, wrong',
    at: 'login',
    act: async ({ page }) => {
      await page.getByLabel('Username').fill('nobody@example.com')
      await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
      await press(page, 'Sign In')
      await page.getByText('Username or password is incorrect').first().waitFor()
    },
  },
  { name: 'sign in, errors', at: 'login', act: ({ page }) => press(page, 'Sign In') },
  {
    name: 'register',
    at: 'login',
    act: async ({ page }) => {
      await press(page, 'Register now')
      await press(page, 'Save')
    },
  },
  { name: 'forgot password', at: 'reset-password' },
  { name: 'registration', at: 'customer?source=REGISTER' },
  {
    name: 'registration, errors',
    at: 'customer?source=REGISTER',
    act: ({ page }) => press(page, 'Register'),
  },
  { name: 'edit profile', at: 'customer?source=EDIT', before: signIn },
  { name: 'dashboard, signed out', at: 'dashboard' },
  { name: 'dashboard', at: 'dashboard', before: signIn },
  { name: 'dashboard, orders', at: 'dashboard?tab=orders', before: signIn },
  { name: 'dashboard, profile', at: 'dashboard?tab=profile', before: signIn },
  { name: 'dashboard, tracking', at: 'dashboard?tab=tracking', before: signIn },
  { name: 'tracking, signed out', at: 'dashboard?tab=tracking' },
  { name: 'orders', at: 'orders', before: signIn },
  { name: 'orders, signed out', at: 'orders' },
  {
    name: 'refund',
    at: 'orders',
    before: signIn,
    act: async ({ page }) => {
      await page
        .getByRole('link', { name: /^Refund/ })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Refund or replacement' }).waitFor()
    },
  },
  {
    name: 'review',
    at: addressOf(STRIPS),
    before: signIn,
    firstView: true,
    act: async ({ page }) => {
      await page.getByRole('tab', { name: /^Reviews/ }).click()
      await press(page, 'Add Your Review')
      await page.getByRole('dialog').getByRole('button', { name: 'Submit your review' }).click()
    },
  },
  ...seenWith('Spanish', SPANISH),
  ...seenWith('high contrast', CONTRAST),
  ...seenWith('text 130 %', LARGE),
]

async function contactErrors(page: Page) {
  const main = page.getByRole('main')
  for (const name of ['Name', 'Email', 'Phone', 'Address', 'Subject', 'Message']) {
    await main.getByRole('textbox', { name, exact: true }).fill('x')
    await main.getByRole('textbox', { name, exact: true }).fill('')
  }
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Al')
  await main.getByRole('textbox', { name: 'Message', exact: true }).blur()
}
