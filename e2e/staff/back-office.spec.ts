import type { Locator } from '@playwright/test'
import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { overflowOf, PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('finds orders, moves several at once and prints their documents', async ({ page, shop }) => {
  const product = await shop.make.product({ productName: 'Knee brace' })
  const lines = [{ productId: product.productId, quantity: 2 }]
  const bought = [await buy(shop, { lines }), await buy(shop, { lines })]
  // Only the search distinguishes these two from the third, so the list then shows its result.
  await shop.make.order()
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'orders')

  await page.getByRole('searchbox').fill('knee brace')
  await expect(page.getByText('1 to 2 of 2 orders')).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Pick list and packing slips' }).click()
  const [first] = bought
  await expect(page.getByRole('row', { name: /Knee brace/ }).first()).toContainText('4')
  await expect(
    page.getByRole('heading', { name: `Packing slip, order# ${first?.orderNum}` }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Mark 2 new orders as preparing' }).press('Enter')
  await expect(page.getByText('2 orders marked as preparing')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openStaff(page, 'orders?q=knee brace')
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('cell', { name: 'Shipped', exact: true })).toHaveCount(2)
})

test('leads from an order back to the filtered list', async ({ page, shop }) => {
  const { order } = await shop.make.order({ row: { lastName: 'Quokkasen' } })
  await signInAsStaff(page, shop)
  await openStaff(page, 'orders?status=NEW')
  await page.getByRole('searchbox').fill('quokkasen')
  await expect(page).toHaveURL(/q=quokkasen/)
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('link', { name: order.orderNum }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order# ${order.orderNum}`)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick list and packing slips')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click()

  await expect(page.getByRole('searchbox')).toHaveValue('quokkasen')
  await expect(page).toHaveURL(/status=NEW/)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('ships a package, refunds to the cent and saves a note, by keyboard', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({ productName: 'Arm sling' })
  const { orderId, orderNum } = await buy(shop, {
    lines: [{ productId: product.productId, quantity: 3 }],
  })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order# ${orderNum}`)
  await expect(page.getByText('Referred by')).toHaveCount(0)
  const invoice = page.getByRole('link', { name: 'Invoice (PDF)' })
  const pdf = await page.request.get((await invoice.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await expectNoAxeViolations(page)

  const parcel = page.getByRole('group', { name: 'Items in this package' })
  const shipPackage = page.getByRole('button', { name: 'Ship a package' })
  await shipPackage.press('Enter')
  await expect(parcel.getByLabel('Arm sling')).toBeFocused()
  await expectNoAxeViolations(page)
  await parcel.getByLabel('Arm sling').fill('2')
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(parcel).toBeHidden()
  await expect(shipPackage).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(parcel.getByLabel('Arm sling')).toHaveValue('2')
  await parcel.getByLabel('Arm sling').fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose at least one item')).toBeVisible()
  await parcel.getByLabel('Arm sling').fill('9')
  await page.keyboard.press('Enter')
  await expect(parcel.getByLabel('Arm sling')).toBeFocused()
  await expect(parcel.getByLabel('Arm sling')).toHaveAccessibleDescription('At most 3')
  await parcel.getByLabel('Arm sling').fill('1')
  await page.getByLabel('Tracking number').fill('1Z999AA10123456784')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.ups\.com\/track/,
  )
  await expect(page.getByText('1 of 3 shipped')).toBeVisible()

  // The card's bank declines the first time.
  const { refund: realRefund } = shop.deps.cards
  shop.deps.cards.refund = async () => {
    shop.deps.cards.refund = realRefund
    return { state: 'failed', reference: null, message: 'Card closed' }
  }
  const refund = page.getByRole('group', { name: 'Quantity to refund' })
  const send = page.getByRole('button', { name: /^Refund/ })
  await page.getByRole('button', { name: 'Start a refund' }).press('Enter')
  await expect(refund.getByLabel('Arm sling')).toBeFocused()
  await refund.getByLabel('Arm sling').fill('5')
  await expect(refund.getByLabel('Arm sling')).toHaveAccessibleDescription('At most 3')
  await expect(send).toBeDisabled()
  await refund.getByLabel('Arm sling').fill('1')
  const sum = page.getByLabel('Or an amount')
  for (const wrong of ['-1', '9.555', '1e2', '9999']) {
    await sum.fill(wrong)
    await expect(sum).toHaveAccessibleDescription(/^(Enter an amount|At most \$)/)
    await expect(send).toBeDisabled()
  }
  await expectNoAxeViolations(page)
  await sum.fill('')
  await page.getByRole('button', { name: 'Refund $9.56' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund $9.56?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Refund $9.56' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Refund by staff, ').filter({ hasText: 'Card closed' })).toBeVisible()
  await expect(page.getByText('The bank declined the refund.')).toBeVisible()
  await shipPackage.press('Enter')
  await expect(parcel.getByText('At most 2')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Partly refunded', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  // One piece left, one was refunded and stays, one waits.
  await expect(parcel.getByText('At most 1')).toBeVisible()

  await page.getByLabel('Note', { exact: true }).fill('Rings twice.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rings twice.' })).toBeVisible()

  // The form disappears with the last piece; keyboard users continue from the title.
  await page.getByRole('button', { name: 'Ship package' }).press('Enter')
  await expect(page.getByText('Everything has shipped.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("corrects an order's address until a package has shipped, and asks before typed text is lost", async ({
  page,
  shop,
}) => {
  const product = await shop.make.product()
  const wrong = { address: '12 Mian Street', address2: 'Apt 4', city: 'Austin' }
  const place = { stateProvince: 'TX', postalCode: '73301', country: 'United States' }
  const { order } = await shop.make.order({
    lines: [{ product, quantity: 1 }],
    paid: true,
    row: { pickupType: 'DELIVERY', ...wrong, ...place },
  })
  const { orderId } = order
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  const correct = page.getByRole('button', { name: 'Edit address' })
  const dialog = page.getByRole('dialog', { name: `Edit the address of order# ${order.orderNum}` })
  const street = dialog.getByLabel('Address', { exact: true })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await correct.press('Enter')
  await expect(street).toBeFocused()
  await expect(dialog.getByLabel('City')).toHaveValue('Austin')
  await expect(dialog.getByLabel('City')).toContainText('My town is not listed')
  await expectNoAxeViolations(page)
  await street.fill('12 Main Street')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(street).toHaveValue('12 Main Street')
  await expect(street).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
  await expect(correct).toBeFocused()

  await correct.click()
  await expect(street).toHaveValue('12 Mian Street')
  await expect(street).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await correct.click()
  await street.fill('')
  await dialog.getByLabel('ZIP code').fill('7870')
  await dialog.getByLabel('State').selectOption('OK')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  const problems = dialog.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(problems.getByRole('link')).toHaveText([
    'Enter the street address',
    'Enter the city',
    'Enter a US postal code of five digits, for example 78704',
  ])
  await expect(problems).toBeFocused()
  await street.fill('12 Main Street ')
  await dialog.getByLabel('City').selectOption({ index: 1 })
  await dialog.getByLabel('ZIP code').fill('73102')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('State')).toHaveAccessibleDescription(
    /^The country and state cannot be changed/,
  )
  await expectNoAxeViolations(page)
  await dialog.getByLabel('State').selectOption('TX')
  await dialog.getByLabel('City').selectOption('Austin')
  await dialog.getByLabel('ZIP code').fill('78704')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('12 Main Street', { exact: true })).toBeVisible()
  const note = page.getByRole('listitem').filter({ hasText: 'Staff note' })
  await expect(note).toContainText('The address was: 12 Mian Street, Apt 4, Austin, TX 73301')

  // No unsaved input: leaving the screen asks nothing.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await page.goBack()
  await correct.click()
  await street.fill('14 Main Street')
  const colleague = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, colleague)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The address cannot be changed')).toBeVisible()
  await expect(street).toHaveValue('14 Main Street')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
  await expect(correct).toHaveCount(0)
})

test('takes a phone order for a known customer; the mailed link opens and pays it in another browser', async ({
  page,
  shop,
  browser,
}) => {
  await shop.make.product({ productName: 'Zebra walking cane', sku: 'ZWC-1' })
  const email = 'rosa.phone@example.com'
  const rosa = await shop.make.customer({ firstName: 'Rosa', lastName: 'Delgado', email })
  const home = { address: '12 Main Street', address2: 'Apt 4', city: 'Austin', stateProvince: 'TX' }
  await shop.make.order({
    custId: rosa.custId,
    row: { ...home, postalCode: '73301', country: 'United States' },
  })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, `customers/${rosa.custId}`)
  await page.getByRole('link', { name: 'Order by phone' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Main Street, Apt 4')
  await expect(page.getByLabel('City')).toHaveValue('Austin')
  await page.getByLabel('Phone').fill('512 555 0148')
  await page.getByLabel('How').selectOption('IN STORE')
  await page.getByRole('button', { name: 'Place order and email the link' }).click()
  await expect(page.getByLabel('Add a product')).toBeFocused()
  await expect(page.getByLabel('Add a product')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Add a product').fill('qqzzxxj')
  await expect(page.getByRole('status').filter({ hasText: 'No product found' })).toBeVisible()
  await page.getByLabel('Add a product').fill('zebra walking')
  await page.getByRole('button', { name: 'Add Zebra walking cane' }).click()
  await expect(page.getByLabel('Add a product')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Total $29.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Place order and email the link' }).click()
  await expect(page.getByText('Unpaid', { exact: true })).toBeVisible()

  await shop.runJobs()
  const mail = shop.mail.sent.find(({ to }) => to.address === email)
  const link = mail?.text.match(/http\S+key=[\w-]+/)?.[0] ?? ''
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('Zebra walking cane').first()).toBeVisible()
  expect(stranger.url()).not.toContain('key=')
  await expect(stranger.getByRole('button', { name: /Pay/ }).first()).toBeVisible()
  await stranger.close()
})

test('keeps a long word of a pick list within its sheet on a phone', async ({ page, shop }) => {
  const { productId } = await shop.make.product({
    productName: 'Electroencephalographic/occipitomandibular collar',
  })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/packing-documents?orderIds=${orderId}`)

  await expect(page.getByRole('heading', { name: 'Pick list', exact: true })).toBeVisible()
  const rightOf = async (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().right)
  const sheet = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Pick list', exact: true }) })
  expect(await rightOf(sheet.getByRole('table'))).toBeLessThanOrEqual(await rightOf(sheet))
})

test('leads from a sent mail, and from a message, to the order', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  const { orderNum } = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'mail')

  // Newest first: other tests of this file have sent such mails before.
  await page.getByRole('link', { name: 'Order confirmation' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order# ${orderNum}`)

  const sender = { name: 'Ada', email: 'ada@example.com', phone: '5125550100', address: 'Austin' }
  await shop.post('/contactEmail', { ...sender, subject: 'My order', querydata: 'Where is it?' })
  await openStaff(page, 'messages')
  await page.getByRole('link', { name: 'Orders with this email' }).first().click()
  await expect(page.getByRole('link', { name: orderNum })).toBeVisible()
})

test('starts a return for a customer on the phone, and completes it, by keyboard', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({ productName: 'Elbow pad' })
  const { orderId } = await buy(shop, {
    lines: [{ productId: product.productId, quantity: 1 }],
  })
  const colleague = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, colleague)
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, `orders/${orderId}`)
  await page.getByRole('button', { name: 'Start a return' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Start a return' })
  await form.getByLabel('Elbow pad').fill('1')
  await expect(form.getByText(/can be refunded once the items are received/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Enter the reason')).toBeVisible()
  await expect(form.getByLabel('Why it comes back')).toBeFocused()
  await page.keyboard.type('Too small')
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Start the return' }).press('Enter')
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: /^Return R/ }).press('Enter')

  const row = page.getByRole('row', { name: /Elbow pad/ })
  for (const [step, state] of [
    ['Approve', 'Approved'],
    ['Receive', 'Received'],
  ]) {
    await row.getByRole('button', { name: 'Review' }).press('Enter')
    const ways = page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Approve|Receive|Decline)$/ })
    // The usual next step comes first.
    await expect(ways).toHaveText([step ?? '', 'Decline'])
    await ways.first().press('Enter')
    await expect(row).toContainText(state ?? '')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: 'Review' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change the refund' }).press('Enter')
  await dialog.getByLabel('New refund').fill('1.00')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter the reason. The customer reads it.')).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('One pad is stained')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(row).toContainText('$1.00')
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: 'Review' }).press('Enter')
  await expect(dialog).toContainText('One pad is stained')
  await dialog.getByRole('button', { name: 'Refund $1.00' }).press('Enter')
  await expect(row).toContainText('Refunded')
})

test('compares two records of one person, merges them and erases the person', async ({
  page,
  shop,
}) => {
  const kept = await shop.make.customer({ firstName: 'Quentin', phone1: '512 555 7777' })
  const double = await shop.make.customer({ firstName: 'Quentin', phone1: '512 555 7777' })
  await signInAsStaff(page, shop)
  await openStaff(page, 'customers?q=quentin')
  await page.getByRole('link', { name: 'Quentin Byron' }).last().click()
  await page.getByRole('link', { name: `Compare and merge ${double.email}` }).click()

  await expect(page.getByRole('heading', { name: `Remove: ${double.email}` })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel(`Type ${double.email}`).fill('wrong@example.com')
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Type the email' })).toBeVisible()
  await page.getByLabel(`Type ${double.email}`).fill(double.email)
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quentin Byron')

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByLabel(`Type ${kept.email}`).fill(kept.email)
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Personal data was erased on')).toBeVisible()
})

test('says that a customer with open orders cannot be erased yet', async ({ page, shop }) => {
  const { custId } = await shop.make.customer()
  await shop.make.order({ custId })
  await signInAsStaff(page, shop)
  await openStaff(page, `customers/${custId}`)

  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: 'Can’t erase yet' })
  await expect(dialog).toContainText('This customer has 1 open order.')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Erase' })).toBeFocused()
})

test('shows every row and panel completely on desktop and phone, however long a word is', async ({
  page,
  shop,
}) => {
  const email = `${'gracehopper'.repeat(5)}@example.com`
  const { custId } = await shop.make.customer({ firstName: 'Grace', email })
  const other = await shop.make.customer({ firstName: 'Grace' })
  const lastName = 'hopper'.repeat(10)
  const { order } = await shop.make.order({ custId, row: { email, lastName } })
  const message = { subject: lastName, querydata: lastName.repeat(5), address: lastName }
  await shop.post('/contactEmail', { name: 'Grace', email, phone: '5125550100', ...message })
  await shop.post('/subscription/save', { email })
  const { productId } = await shop.make.product()
  const bought = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const wish = { orderItemId: bought.items[0]?.orderItemId, quantity: 1 }
  const back = { orderId: bought.orderId, requestFor: 'REFUND', reason: lastName, items: [wish] }
  await shop.post('/returns/save', back, bought.key)
  await signInAsStaff(page, shop)
  const expectAllInSight = async (waitsFor = page.getByText(email)) => {
    await expect(waitsFor.first()).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    const hidden = await page
      .locator('div:has(> table)')
      .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth))
    expect(hidden).toEqual([])
  }
  const openAndExpectAll = async (screens: Record<string, string>, waitsFor?: Locator) => {
    for (const [path, title] of Object.entries(screens)) {
      await openStaff(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAllInSight(waitsFor)
    }
  }
  await openStaff(page, `orders/${order.orderId}`)
  await expectAllInSight()
  await openAndExpectAll({
    messages: 'Contact messages',
    customers: 'Customers',
    mail: 'Email log',
    newsletter: 'Subscribers',
  })
  const letters = page.getByRole('table').or(page.getByText('No newsletters yet'))
  await openAndExpectAll({ newsletters: 'Newsletters' }, letters)
  await openStaff(page, 'orders')
  await expect(page.getByText(lastName)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Payment' })).toBeInViewport()

  // A laptop's screen, where the menu is still next to the list.
  await page.setViewportSize({ width: 1024, height: 768 })
  const onLaptop = {
    orders: 'Orders',
    [`orders/${order.orderId}`]: `Order# ${order.orderNum}`,
    returns: 'Returns',
    products: 'Products',
    mail: 'Email log',
    staff: 'Staff',
  }
  await openAndExpectAll(onLaptop, page.getByRole('table'))

  await page.setViewportSize({ width: 390, height: 844 })
  await openAndExpectAll({
    customers: 'Customers',
    mail: 'Email log',
    [`customers/${custId}/merge/${other.custId}`]: 'Merge two customers',
  })
  await openStaff(page, 'account')
  const session = page.getByRole('listitem').filter({ hasText: 'Last seen' }).locator('span')
  const [browser, seen] = [await session.nth(0).boundingBox(), await session.nth(1).boundingBox()]
  expect(seen?.y).toBeGreaterThanOrEqual((browser?.y ?? 0) + (browser?.height ?? 0))
})
