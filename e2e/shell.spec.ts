import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

const STRIPS = '/#/productsingle/1929/Glucose%20Test%20Strips/61'

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products' })

async function putStripsInCart(page: Page) {
  await page.goto(STRIPS)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
}

test('the first Tab offers to skip the menus, and stays on the page', async ({ page }) => {
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/about$/)
})

test('each line of the header is one row also on a small laptop @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/#/about')

  const links = page.getByRole('navigation', { name: 'Pages of the shop' }).getByRole('link')
  const entries = page
    .getByRole('navigation', { name: 'Department menus' })
    .locator('> ul > li > :is(a, button)')
  for (const line of [links, entries]) {
    const tops = await line.evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect(tops.length).toBeGreaterThan(5)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
  }
})

test('a department opens by click, shows six categories, and Escape gives focus back @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const menus = page.getByRole('navigation', { name: 'Department menus' })
  const diabetes = menus.getByRole('button', { name: 'Diabetes' })
  await diabetes.click()

  await expect(diabetes).toHaveAttribute('aria-expanded', 'true')
  await expect(menus.getByRole('listitem').getByRole('link', { name: /\d products/ })).toHaveCount(
    7,
  )
  await expect(menus.getByRole('link', { name: /Glucose Test Strips/ })).toHaveAttribute(
    'href',
    '/c/61-glucose-test-strips',
  )
  await expectNoAxeViolations(page)

  await menus.getByRole('link', { name: 'See the whole department' }).focus()
  await page.keyboard.press('Escape')
  await expect(diabetes).toBeFocused()
  await expect(diabetes).toHaveAttribute('aria-expanded', 'false')
})

test('a department opens by keyboard and leads to its page @desktop', async ({ page }) => {
  await page.goto('/')
  const menus = page.getByRole('navigation', { name: 'Department menus' })
  await menus.getByRole('button', { name: 'Braces' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menus.getByRole('link', { name: 'See the whole department' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Braces')
  await expect(menus.getByRole('button', { name: 'Braces' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('a department opens under the mouse and closes when it leaves @desktop', async ({ page }) => {
  await page.goto('/')
  const chair = page
    .getByRole('navigation', { name: 'Department menus' })
    .getByRole('button', { name: 'Chair' })
  await chair.hover()
  await expect(chair).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { name: 'Shop by department' }).hover()
  await expect(chair).toHaveAttribute('aria-expanded', 'false')
})

test('all departments are one click away @desktop', async ({ page }) => {
  await page.goto('/#/about')
  await page.getByRole('button', { name: 'All departments' }).click()
  const menus = page.getByRole('navigation', { name: 'Department menus' })
  await menus.getByRole('link', { name: /Hospital Furniture/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospital Furniture')
})

test('typing suggests, arrow keys choose, Enter opens', async ({ page }) => {
  await page.goto('/')
  const box = searchBox(page)
  await box.fill('g')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.pressSequentially('luc')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toContainText('Gluc')
  expect(await options.count()).toBeLessThanOrEqual(8)
  await expect(options.filter({ hasText: '$' }).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const chosen = await options.first().getAttribute('id')
  await expect(box).toHaveAttribute('aria-activedescendant', chosen ?? '')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('gluc')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/#\/$/)
})

test('an empty search does nothing by keyboard either', async ({ page }) => {
  await page.goto('/#/about')
  await searchBox(page).fill('  ')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/#\/about$/)
})

test('a visitor is greeted with SignIn and a disabled menu @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Hello, SignIn' })).toHaveAttribute(
    'href',
    '/#/login',
  )
  await page.getByRole('button', { name: 'Account menu' }).click()

  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
  await expectNoAxeViolations(page)
})

test('the cart shows its items and total without leaving the page @desktop', async ({ page }) => {
  await putStripsInCart(page)
  await page.getByRole('button', { name: 'Show what is in the cart' }).click()
  const contents = page.getByRole('banner')

  await expect(
    contents.getByRole('link', { name: /True Metrix blood glucose test strips/ }),
  ).toContainText('Quantity 1')
  await expect(contents.getByText('Before shipping and tax')).toBeVisible()
  await expectNoAxeViolations(page)
  await contents.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/#\/cart$/)
})

test('on a phone the number to call is in sight, and one button opens the whole menu @phone', async ({
  page,
}) => {
  await page.goto('/')
  const call = page.getByRole('region', { name: 'News', exact: true }).getByRole('link')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(call).toBeInViewport({ ratio: 1 })
    expect(await overflowOf(page), `${width} px`).toBe(0)
  }
  await expect(call).toHaveText('1-800-555-0142')
  await expect(call).toHaveAttribute('href', 'tel:18005550142')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Mendwell' })
  for (const name of [
    'Home',
    'Order',
    'Food Delivery',
    'Blogs/Flyers',
    'About Us',
    'Contact Us',
    'Surgery',
    'Menu',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByText('Diabetes', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /Lancets/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
})

test('the news can be paused and played again @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const news = page.getByRole('region', { name: 'News', exact: true })
  await expect(news).toContainText('Welcome to Mendwell')
  await news.getByRole('button', { name: 'Pause news' }).click()
  await expect(news.getByRole('button', { name: 'Play news' })).toBeFocused()
  expect(await news.evaluate((row) => row.getAnimations({ subtree: true }).length)).toBe(0)
})

test('nothing moves with reduced motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play news' })).toBeVisible()
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect(highlights.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('the footer names cards, version and ways to help', async ({ page }) => {
  await page.goto('/#/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Version 02.14.2024 production')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Mendwell`)
  await expect(footer.getByRole('list', { name: 'We accept' }).getByRole('listitem')).toHaveText([
    'VISA',
    'Mastercard',
    'AMEX',
    'Discover',
  ])
  await footer.getByRole('link', { name: 'Shipping', exact: true }).click()
  await expect(page.getByRole('main').getByRole('table')).toContainText('free')
})

test('the newsletter requires an email address', async ({ page }) => {
  await page.goto('/#/about')
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.fill('nobody')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await email.fill('')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
})

test('offline the page says so, and stops when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('an unknown address, with or without its hash, shows links to continue, and the cart is kept', async ({
  page,
}) => {
  await putStripsInCart(page)
  for (const address of ['/#/no/such/place', '/no/such/place']) {
    await page.goto(address)
    await expectShelfEmpty(page)
  }
})

async function expectShelfEmpty(page: Page) {
  await expect(page).toHaveTitle('This shelf is empty. - Mendwell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shelf is empty.')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Diabetes' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('combobox').fill('gloves')
  await main.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gloves')
}
