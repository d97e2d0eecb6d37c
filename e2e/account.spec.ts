import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { signInAsNew } from './visitor.ts'

const PASSWORD = 'a-long-quiet-river'

test('signing in does not reveal what was wrong, and leads back to the previous page', async ({
  page,
  shop,
}) => {
  const customer = await shop.make.customer({
    email: 'grace@example.com',
    firstName: 'Grace',
    password: PASSWORD,
  })
  await page.goto('/#/dashboard?tab=orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please Signin to see Dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIGN IN')
  await expectNoAxeViolations(page)
  await page.getByLabel('Username').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Username or password is incorrect Check both for typing errors, or set a new password.',
  )

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'You have succesfully signed In with Mendwell',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GRACE')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(page.getByText('You have no orders yet.')).toBeVisible()
})

test('register mode opens and closes, and registers', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('button', { name: 'Register now' }).click()
  const register = page.getByRole('region', { name: 'Register' })
  const heading = register.getByRole('heading')
  await expect(heading, 'the button that was pressed is gone').toBeFocused()
  await register.getByRole('button', { name: 'Save' }).click()
  await expect(register.getByRole('alert').getByRole('link')).toHaveText([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Password is required',
  ])
  await register.getByLabel('First name').fill('Edsger')
  await register.getByRole('button', { name: 'Clear' }).click()
  await expect(register.getByLabel('First name')).toHaveValue('')
  await register.getByRole('button', { name: 'Close' }).click()
  await expect(heading, 'the form is gone').toBeFocused()
  await page.getByRole('button', { name: 'Register now' }).click()

  await register.getByLabel('First name').fill('Edsger')
  await register.getByLabel('Last name').fill('Dijkstra')
  await register.getByLabel('Email').fill(`edsger${Date.now()}@example.com`)
  await register.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await register.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'You have succesfully registered with Mendwell',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDSGER')
})

test('the profile asks for both addresses and is saved', async ({ page, shop }) => {
  await shop.make.customer({ email: 'anita@example.com', password: PASSWORD })
  await signIn(page, 'anita@example.com')
  await page.goto('/#/customer?source=EDIT')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Profile')
  await page.getByLabel('Billing is the same as shipping address').uncheck()
  await page.getByLabel('Phone', { exact: true }).fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toContainText('Phone must be a number')
  await expect(summary.getByRole('link', { name: 'Country is required' })).toHaveCount(2)
  await expectNoAxeViolations(page)

  await page.getByLabel('Billing is the same as shipping address').check()
  await page.getByLabel('Phone', { exact: true }).fill('(512) 555-0148')
  await page.getByLabel('Shipping Address', { exact: true }).fill('418 Barton Creek Road')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State/Province').selectOption({ label: 'Texas' })
  await page.getByLabel('City').selectOption({ label: 'Austin' })
  await page.getByLabel('Zip Code').fill('78704')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page, 'where the address can be seen').toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('main')).toContainText('You have succesfully saved the profile!')
  await expect(page.getByText('418 Barton Creek Road, Austin, TX 78704')).toBeVisible()

  const entries = page.getByRole('main').getByRole('navigation', { name: 'Account' })
  for (const name of ['Orders', 'Edit Profile', 'Order Track', 'Dashboard']) {
    await entries.getByRole('link', { name }).click()
    await expect(page, 'the title tells them apart').toHaveTitle(`${name} - Mendwell`)
  }

  // On a phone the menu is a row that scrolls sideways.
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/#/dashboard?tab=tracking')
  const current = page.getByRole('main').getByRole('link', { name: 'Order Track' })
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('an order cancelled before it was paid is not offered for payment @desktop', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  const row = { placedBy: 'CUSTOMER', orderStatus: 'REJECTED' } as const
  const { order } = await shop.make.order({ custId, row })
  await page.goto('/#/dashboard?tab=orders')

  const card = page.getByRole('article', { name: order.orderNum })
  await expect(card.getByRole('link', { name: `Invoice ${order.orderNum}` })).toBeVisible()
})

test('an order is followed by its owner, partly refunded, and tracked by a guest', async ({
  page,
  shop,
}) => {
  test.slow() // order, payment, refund and tracking in one life
  const email = 'katherine@example.com'
  await shop.make.customer({ email, firstName: 'Katherine', password: PASSWORD })
  await signIn(page, email)
  await addToCart(page, await shop.make.product({ productName: 'Returned cane' }))
  await page.goto('/#/checkout')
  await fillCheckout(page, email)
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await payWith(page, CARDS.approved)
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  const order = await shop.db
    .selectFrom('orders')
    .select('orderNum')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

  await page.goto('/#/dashboard')
  await expect(page.getByText(`Order# ${order.orderNum} has been received`)).toBeVisible()
  await page.getByLabel('How many orders').selectOption('Show Last 15 Orders')
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: `Refund ${order.orderNum}` }).click()
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose at least one item',
    'Request For is required',
    'Reason is required',
  ])
  await page.getByLabel('Quantity to send back of Returned cane').selectOption('1')
  await page.getByLabel('Request For').selectOption('Refund')
  await page.getByLabel('Reason').fill('Too short')
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText('$9.56')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText(/Your request was sent\. Return number: \S+/)).toBeVisible()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  // Signing out goes home; a URL typed before that would be left again.
  await page.waitForURL(/\/#\/$/)
  await page.goto('/#/dashboard?tab=tracking')
  await page.getByLabel('Order number').fill(order.orderNum)
  await page.getByLabel('Email of the order').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Track Your Order' }).click()
  await expect(page.getByText('We found no order with this number and email.')).toBeVisible()
  await page.getByLabel('Email of the order').fill(email)
  await page.getByRole('button', { name: 'Track Your Order' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const spoken = page.getByRole('status').filter({ hasText: `Order# ${order.orderNum} has been` })
  await expect(spoken, 'what was found is spoken').toHaveCount(1)
  expect(page.url()).not.toContain('katherine')
})

test('an order is put back into the cart, and missing products are named', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  const kept = await shop.make.product({ productName: 'Walking frame' })
  const lost = await shop.make.product({ productName: 'Vanished cushion' })
  const lines = [kept, lost].map((product) => ({ product, quantity: 2 }))
  const { order } = await shop.make.order({ custId, lines, row: { placedBy: 'CUSTOMER' } })
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', lost.productId)
    .execute()
  await page.goto('/#/orders')

  await page.getByRole('button', { name: `Order again ${order.orderNum}` }).press('Enter')

  await expect(page.getByText('2 items are in your cart, at today’s prices.')).toBeVisible()
  await expect(page.getByText('No longer available: Vanished cushion.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByLabel('Quantity of Walking frame')).toHaveValue('2')
})

test('a confirmation link asks for the session it needs, and then works', async ({
  page,
  shop,
}) => {
  const email = 'radia@example.com'
  await page.request.post('/api/users/register', {
    data: { firstName: 'Radia', lastName: 'Perlman', email, loginPassword: PASSWORD },
  })
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ to }) => to.address === email)
  await page.goto(/http\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Sign in, and your email is confirmed.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
})

test('a forgotten password gets the same response for everyone', async ({ page }) => {
  await page.goto('/#/reset-password')
  await page.getByRole('main').getByLabel('Email').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()

  await expect(
    page.getByText('If there is an account for nobody-at-all@example.com, a link is on its way.'),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

test('on a phone every entry of the account is visible', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsNew(page, shop)
  await page.goto('/#/dashboard')
  const entries = page.getByRole('navigation', { name: 'Account' })
  for (const name of ['Dashboard', 'Orders', 'Edit Profile', 'Order Track', 'Log Out']) {
    await expect(entries.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('an unconfirmed email is reported on the dashboard, and its link can be sent again', async ({
  page,
  shop,
}) => {
  const { email } = await signInAsNew(page, shop)
  await page.goto('/#/dashboard')
  await expect(page.getByText(`Please confirm ${email}`)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('The link is on its way.')).toBeVisible()

  await shop.runJobs()
  await page.goto(/\/#\/confirm-email\S+/.exec(shop.mail.sent.at(-1)?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Hello', { exact: true })).toBeVisible()
  await expect(page.getByText('Please confirm')).toHaveCount(0)
})

test('a used link offers a new one, and an account without a name still has a title', async ({
  page,
  shop,
}) => {
  const { email } = await shop.make.customer({ password: PASSWORD })
  await shop.post('/users/forgotPassword', { email })
  await shop.runJobs()
  // The email was never confirmed: the account starts from scratch.
  const link = /\/#\/claim\?t=[\w-]+/.exec(shop.mail.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const save = async () => {
    await page.goto(link)
    await page.reload()
    await expect(page.getByText('Your profile starts empty')).toBeVisible()
    await page.getByLabel('New password').fill('a-new-quiet-river')
    await page.getByRole('button', { name: 'Save password' }).click()
  }

  await save()
  // What strangers may have typed, names included, is erased with the first proof of the mailbox.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)
  await expectNoAxeViolations(page)

  await save()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
})

async function signIn(page: Parameters<typeof addToCart>[0], email: string) {
  await page.goto('/#/login')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Hello', { exact: true })).toBeVisible()
}

test('the next person at checkout finds nothing of a customer who has signed out', async ({
  page,
  shop,
}) => {
  await signInAsNew(page, shop)
  const brace = await shop.make.product()
  await addToCart(page, brace)
  await page.goto('/#/checkout')
  await fillCheckout(page)
  await page.goto('/#/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/#\/$|\/$/)

  await addToCart(page, brace)
  await page.goto('/#/checkout')

  for (const label of ['First name', 'Phone1', 'Address']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
})
