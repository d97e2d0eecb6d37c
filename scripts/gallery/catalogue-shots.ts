import type { Shot } from './shot.ts'
import { addressOf, failing, hanging, press, STRIPS } from './visitor.ts'

const strips = addressOf(STRIPS)

/** Homes, menus, lists, products. */
export const catalogueShots: readonly Shot[] = [
  { name: 'home', at: '' },
  { name: 'home1', at: 'home1' },
  { name: 'home2', at: 'home2' },
  { name: 'home3', at: 'home3' },
  { name: 'home4', at: 'home4' },
  { name: 'home, section failed', at: '', before: failing('products/findPopularProducts*') },
  {
    name: 'menu of a department',
    at: 'about',
    only: 'wide',
    firstView: true,
    act: ({ page }) =>
      page.getByRole('navigation').getByRole('button', { name: 'Diabetes' }).click(),
  },
  {
    name: 'menu of all departments',
    at: 'about',
    only: 'wide',
    firstView: true,
    act: ({ page }) => page.getByRole('button', { name: 'All departments' }).click(),
  },
  {
    name: 'account menu',
    at: 'about',
    only: 'wide',
    firstView: true,
    act: ({ page }) => page.getByRole('button', { name: 'Account menu' }).click(),
  },
  {
    name: 'display menu',
    at: 'about',
    only: 'wide',
    firstView: true,
    act: ({ page }) => page.getByRole('button', { name: 'Language and display' }).click(),
  },
  {
    name: 'drawer',
    at: 'about',
    only: 'phone',
    firstView: true,
    act: ({ page }) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'search suggestions',
    at: 'about',
    firstView: true,
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: /Search/ }).pressSequentially('glucos')
      await page.getByRole('listbox').waitFor()
    },
  },
  { name: 'departments', at: 'departments' },
  { name: 'department', at: 'category/Diabetes' },
  { name: 'department unknown', at: 'category/Unicorns' },
  { name: 'shop', at: 'shop/61' },
  { name: 'shop, in sizes', at: 'shop/-1?q=gloves' },
  { name: 'shop, second page', at: 'shop/61?page=2' },
  { name: 'shop, filtered', at: 'shop/61?brandId=252&onSale=true' },
  { name: 'shop, nothing left', at: 'shop/61?minPrice=900000' },
  { name: 'shop, loading', at: 'shop/61', before: hanging('products/findProductsByCategory/**') },
  { name: 'shop, failed', at: 'shop/61', before: failing('products/findProductsByCategory/**') },
  {
    name: 'shop, filter drawer',
    at: 'shop/61',
    only: 'phone',
    firstView: true,
    act: ({ page }) => press(page, 'Filters'),
  },
  { name: 'search', at: 'shop/-1?q=nebuliser' },
  { name: 'search, no record', at: 'shop/-1?q=zzzqqq' },
  { name: 'out of stock', at: 'shop/999999' },
  { name: 'product', at: strips },
  { name: 'product on sale', at: 'about', act: open('onSale') },
  { name: 'product on backorder', at: 'about', act: open('onBackorder') },
  { name: 'product in sizes', at: addressOf({ productId: 2994, categoryId: 1 }) },
  { name: 'product in two choices', at: addressOf({ productId: 3427, categoryId: 1 }) },
  {
    name: 'product in sizes, another chosen',
    at: addressOf({ productId: 2994, categoryId: 1 }),
    firstView: true,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: /more than 48/ }).click()
      await page.getByRole('heading', { level: 1, name: /48/ }).waitFor()
    },
  },
  { name: 'product, facts', at: strips, act: ({ page }) => tab(page, 'Facts') },
  {
    name: 'product, reviews',
    at: 'about',
    act: async (scene) => {
      await open('reviewed')(scene)
      await tab(scene.page, /^Reviews/)
    },
  },
  {
    name: 'product, picture enlarged',
    at: strips,
    firstView: true,
    act: ({ page }) => press(page, /Enlarge/),
  },
  {
    name: 'product, put in the cart',
    at: strips,
    firstView: true,
    act: ({ page }) => press(page, 'Add to cart'),
  },
  { name: 'product, loading', at: strips, before: hanging('products/1929') },
  { name: 'product gone', at: 'productsingle/99999999/x/1' },
  { name: 'product-single', at: 'product-single' },
  { name: 'products', at: 'products/1929' },
]

type Named = 'onSale' | 'onBackorder' | 'reviewed'

function open(which: Named): NonNullable<Shot['act']> {
  return async ({ page, goods }) => {
    await page.goto(`/#/${addressOf(goods[which])}`)
    await page.getByRole('tab', { name: 'Description' }).waitFor()
  }
}

const tab = (page: Parameters<typeof press>[0], name: string | RegExp) =>
  page.getByRole('tab', { name }).click()
