import type { Locator, Page } from '@playwright/test'
import { CARDS, GUEST } from './order-steps.ts'
import { STRIPS } from './route-table.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

/* What a screen reader announces on the main screens, the size of targets: 24 CSS pixels for a mouse (WCAG 2.5.8), 44
   for a finger (ux), and how many taps and fields a guest with a card needs from the home page to a paid order. */

test('the main screens read well, have large enough targets, and ask for little', async ({
  page,
  shop,
}, { project }) => {
  test.slow() // six screens, each measured
  const least = project.use.hasTouch ? 44 : 24
  const product = await shop.make.product({
    productName: 'Plain walking cane',
    unitPriceCents: 19_99,
  })
  let taps = 0
  let fields = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  const fill = async (field: Locator, value: string) => {
    await field.fill(value)
    fields += 1
  }

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible()
  if (!project.use.hasTouch) {
    await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - navigation "Pages of the shop"
        - button /Language and display/
        - link "Mendwell"
        - search:
          - combobox "Search products"
          - button "Search"
        - link "Hello, SignIn"
        - button "Account menu"
        - link /Cart/
        - button "Show what is in the cart"
        - navigation "Department menus":
          - list:
            - listitem:
              - button "All departments"
            - listitem:
              - button "InfantCare"
    `)
  }
  expect.soft(await smallTargets(page, least), 'home').toEqual([])

  if (!project.use.hasTouch) await expectCategoryToReadWell(page)

  const search = page.getByRole('combobox', { name: 'Search products' })
  await fill(search, product.productName)
  await search.press('Enter')
  taps += 1
  await tap(page.getByRole('main').getByRole('link', { name: product.productName }).first())
  await page.getByRole('tab', { name: 'Description' }).waitFor()
  await tap(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first())
  const viewCart = page.getByRole('link', { name: 'View cart', exact: true }).first()
  await expect(viewCart).toBeVisible()
  await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "You are here":
        - list:
          - listitem:
            - link "Home"
      - heading "Plain walking cane" [level=1]
      - button "One less"
      - spinbutton "Quantity": "1"
      - button "One more"
      - button "Add to cart"
      - region "About the product":
        - tablist "About the product":
          - tab "Description" [selected]
          - tab "Facts"
          - tab "Reviews"
        - tabpanel "Description"
  `)
  expect.soft(await smallTargets(page, least), 'product').toEqual([])

  await tap(viewCart)
  await expect(page.getByRole('complementary', { name: 'Cart total' })).toContainText('$39.11')
  await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your cart" [level=1]
      - link "Continue Shopping"
      - table:
        - rowgroup:
          - row "Product Unit price Quantity Total Remove"
        - rowgroup:
          - row /Plain walking cane/:
            - cell /Plain walking cane/:
              - link "Plain walking cane"
              - button /Add a note/
            - cell /\\$17\\.99 Online price, list price \\$19\\.99/
            - cell /One less/:
              - button "One less of Plain walking cane"
              - spinbutton "Quantity of Plain walking cane": "1"
              - button "One more of Plain walking cane"
            - cell "$17.99"
            - cell /Remove/:
              - button "Remove Plain walking cane"
      - complementary "Cart total":
        - link "Checkout"
      - region "Pick up in our store":
        - combobox "Pickup type"
        - combobox "Pickup time"
        - textbox "First Name"
        - button "Checkout for store pickup"
  `)
  expect.soft(await smallTargets(page, least), 'cart').toEqual([])

  await tap(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect.soft(page.getByRole('banner').getByRole('link', { name: /^1-8/ })).toBeInViewport()
  for (const [label, value] of Object.entries({ ...GUEST, Email: 'reader@example.com' })) {
    await fill(page.getByLabel(label, { exact: true }), value)
  }
  // The postal code has filled in the rest.
  await expect(page.getByLabel('State / Province')).toHaveValue('TX')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await expect.soft(page.getByRole('region', { name: 'Contact' })).toMatchAriaSnapshot(`
    - region "Contact":
      - heading "Contact" [level=2]
      - textbox "First name": Ada
      - textbox "Last name": Byron
      - textbox "Email": reader@example.com
      - textbox "Phone1": 512 555 0148
  `)
  await expect.soft(page.getByRole('region', { name: 'How you get it' })).toMatchAriaSnapshot(`
    - region "How you get it":
      - heading "How you get it" [level=2]
      - group "How you get it":
        - radio /Delivery/ [checked]
        - radio /In store/
  `)
  const place = page.getByRole('button', { name: /^Place order and pay \$/ }).first()
  await expect.soft(place).toBeVisible()
  expect.soft(await smallTargets(page, least), 'checkout').toEqual([])
  await tap(place)

  const payment = page.getByRole('dialog', { name: /^Pay \$/ })
  await expect.soft(payment).toMatchAriaSnapshot(`
    - dialog /Pay \\$/:
      - heading /Pay \\$/ [level=2]
      - button "Close, pay later"
      - textbox "Card number"
      - textbox "Expiry"
      - textbox "Security code"
      - textbox "Name on card": Ada Byron
      - button /Pay \\$/
  `)
  expect.soft(await smallTargets(page, least, 'dialog'), 'payment').toEqual([])
  await fill(payment.getByLabel('Card number'), CARDS.approved)
  await fill(payment.getByLabel('Expiry'), '08 / 39')
  await fill(payment.getByLabel('Security code'), '123')
  await tap(payment.getByRole('button', { name: /^Pay \$/ }))

  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  expect.soft(taps, 'taps').toBeLessThanOrEqual(7)
  expect.soft(fields, 'fields').toBeLessThanOrEqual(10)
  await expect.soft(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading "Invoice" [level=2]
      - heading "Customer" [level=2]
      - heading "Ship to" [level=2]
      - table:
        - rowgroup:
          - row /Product name/
        - rowgroup:
          - row /Plain walking cane .* 1 \\$17\\.99/
  `)
  expect.soft(await smallTargets(page, least), 'invoice').toEqual([])
})

test('contrast and text size change at once, survive a reload, and break nothing @desktop', async ({
  page,
}) => {
  await page.goto('/#/contact')
  const switches = page.getByRole('contentinfo')
  const textSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  const usual = Number.parseFloat(await textSize())
  await switches.getByRole('radio', { name: 'Larger' }).click()
  await switches.getByRole('checkbox', { name: 'High contrast' }).check()
  await page.reload()

  await expect(switches.getByRole('radio', { name: 'Larger' })).toBeChecked()
  await expect(switches.getByRole('checkbox', { name: 'High contrast' })).toBeChecked()
  expect(Number.parseFloat(await textSize())).toBeCloseTo(usual * 1.3, 1)
  await expectNoAxeViolations(page, ['wcag2aa', 'wcag2aaa'])

  // A code without spaces is the widest text that large type meets on a narrow screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/productsingle/${STRIPS.productId}/x/${STRIPS.categoryId}`)
  await expect(page.getByText('Barcode (GTIN)')).toBeVisible()
  expect(await overflowOf(page), 'nothing is wider than the screen').toBe(0)
})

async function expectCategoryToReadWell(page: Page) {
  await page.goto(`/#/shop/${STRIPS.categoryId}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect.soft(main).toMatchAriaSnapshot(`
    - main:
      - navigation "You are here":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Diabetes"
          - listitem: Glucose Test Strips
      - complementary "Filters":
        - combobox "Category":
          - option "Glucose Test Strips" [selected]
        - group "Department":
          - list:
            - listitem:
              - link "Diabetes"
        - group "Brand":
          - checkbox /GlucoRx \\d+/
          - button "Show all brands"
        - group "Price":
          - slider "Lowest price"
          - slider "Highest price"
          - textbox "From": /\\$\\d+/
          - textbox "To": /\\$\\d+/
          - button "Filter Result"
        - group "Availability":
          - checkbox /In stock \\d+/
      - heading "Order Glucose Test Strips" [level=1]
      - paragraph: /\\d+ products · 1 to 25/
      - combobox "Sort by":
        - option "Most relevant" [selected]
      - list:
        - listitem:
          - article:
            - heading [level=2]:
              - link
            - button /Buy Now .+/
      - navigation "Pages":
        - link "Page 2"
  `)
}

/** Targets that are smaller than required; links inside a sentence are exempt. */
async function smallTargets(page: Page, least: number, part = 'main, header') {
  return page.evaluate(
    ([wanted, size]) => {
      const controls = document.querySelectorAll<HTMLElement>(
        wanted.replace(/[^,]+/g, (root) => `${root} :is(a[href], button, input, select, textarea)`),
      )
      return [...controls].flatMap((control) => {
        const shown = control.closest('label') ?? control
        const isInline = control.tagName === 'A' && getComputedStyle(control).display === 'inline'
        if (isInline || control.tabIndex < 0 || !shown.checkVisibility()) return []
        const { width, height } = shown.getBoundingClientRect()
        if (width === 0 || (width + 0.5 >= size && height + 0.5 >= size)) return []
        const name = control.getAttribute('aria-label') ?? control.textContent
        return [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
      })
    },
    [part, least] as const,
  )
}
