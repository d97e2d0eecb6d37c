import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { tabTo } from '../focus.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('adds a product with the form, resizes its picture and books stock', async ({
  page,
  shop,
}) => {
  const category = await shop.make.category({ category: 'Braces', subCategory: 'Wrists' })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'products/new')

  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByRole('link', { name: 'The product name is required' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Product name').fill('Wrist support')
  await page.getByLabel('Product details').fill('Keeps the wrist straight.')
  await page.getByLabel('Category').selectOption(String(category.categoryId))
  await page.getByLabel('Unit price').fill('19.99')
  await page.getByLabel('Popular').check()
  await page.getByLabel('Status').uncheck()
  await page.keyboard.press('Enter')

  await expect(page.getByText('You have saved Product Wrist support Succesfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrist support')
  const saved = await shop.db
    .selectFrom('product')
    .select(['productId', 'productStatus', 'popularFlag', 'unitPriceCents'])
    .where('productName', '=', 'Wrist support')
    .executeTakeFirstOrThrow()
  expect(saved).toMatchObject({ productStatus: 'N', popularFlag: 1, unitPriceCents: 19_99 })

  await dropPicture(page, largeBitmap())
  await expect(
    page.getByText('Image is too big to upload. Please resize to max 65KB.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Resize and upload' }).click()
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()

  await page.getByLabel('Adjust by').fill('12')
  await page.getByLabel('Reason').selectOption('RECEIVED')
  await page.getByRole('button', { name: 'Save adjustment' }).click()
  await expect(page.getByText('+12 Received')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an implausible price waits for staff, who confirm or change it', async ({ page, shop }) => {
  const kind = await shop.make.kind({
    priceLowCents: 1_00,
    priceHighCents: 3_00,
    pricePer: 'cover',
  })
  const { productId } = await shop.make.product({
    ...{ productName: 'Dear chair cover', productDetails: 'Covers a chair.' },
    ...{ kindKey: kind.kindKey, piecesPerUnit: 1 },
    ...{ unitPriceCents: 3486_00, priceSource: 'rule' },
  })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'products?price=hidden&q=dear')
  await expect(page.getByRole('row', { name: /Dear chair cover.*not shown/ })).toBeVisible()
  await page.getByRole('link', { name: 'Dear chair cover' }).click()

  await expect(page.getByText('One cover usually costs $1.00 to $3.00.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Price in the shop').selectOption('CONFIRMED')
  await page.getByRole('button', { name: 'Save product' }).click()

  await expect(page.getByText(/You have saved Product/)).toBeVisible()
  await expect(page.getByText('One cover usually costs $1.00 to $3.00.')).toHaveCount(0)
  const shown = await page.request.get(`/api/products/${productId}`)
  expect((await shown.json()).unitPrice).toBe(3486)
})

test('uploads a leaflet that shoppers find, undoes a change and duplicates a product', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({
    productName: 'Zebra shin guard',
    productDetails: 'Keeps the shin safe.',
  })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, `products/${productId}`)
  const documents = page.getByRole('region', { name: 'Documents' })
  const leaflet = { name: 'leaflet.pdf', mimeType: 'application/pdf', buffer: smallPdf() }

  await documents.getByLabel('Choose a PDF').setInputFiles(leaflet)
  await expect(documents.getByRole('link', { name: 'leaflet.pdf' })).toBeVisible()
  await expectNoAxeViolations(page)
  const inShop = page.getByRole('link', { name: 'View in the shop' })
  await page.goto((await inShop.getAttribute('href')) ?? '')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await expect(page.getByRole('link', { name: 'leaflet.pdf' })).toBeVisible()

  await openStaff(page, `products/${productId}`)
  await documents.getByRole('button', { name: 'Remove leaflet.pdf' }).focus()
  await page.keyboard.press('Enter')
  await expect(documents.getByText('None yet.')).toBeVisible()

  await page.getByLabel('Unit price').fill('12.34')
  await page.getByLabel('Unit price').press('Enter')
  const undo = page.getByRole('button', { name: 'Undo the change of product Zebra shin guard' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Unit price')).toHaveValue('10.00')

  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zebra shin guard (copy)')
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
})

test('finds products, edits the grid and archives', async ({ page, shop }) => {
  const { categoryId } = await shop.make.category()
  const onSale = { unitPriceCents: 10_00, salePriceCents: 8_00, cutPrice: true }
  const grey = await shop.make.product({ ...onSale, productName: 'Zebra sling grey', categoryId })
  await shop.make.product({ productName: 'Zebra sling blue', categoryId })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'products')

  await page.getByRole('searchbox').fill('zebra sling')
  await expect(page.getByText('1 to 2 of 2 products.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit prices and stock' }).click()
  const sale = page.getByLabel('Sale price of Zebra sling grey')
  await page.getByLabel('Price of Zebra sling grey', { exact: true }).fill('7.5')
  await expect(sale).toHaveAccessibleDescription(/must be below the unit price$/)
  await page.getByRole('button', { name: 'Save 1 product' }).click()
  await expect(sale).toBeFocused()
  await expectNoAxeViolations(page)
  await sale.fill('7')
  await expect(sale).toHaveAccessibleDescription(
    'Not used: not below the online price, $6.75; was 8.00',
  )
  await sale.fill('6')
  await expect(sale).toHaveAccessibleDescription('was 8.00')
  await page.getByLabel('Stock of Zebra sling grey').fill('3')
  await page.getByRole('button', { name: 'Save 1 product' }).click()
  await expect(page.getByText('1 product saved')).toBeVisible()

  await page.getByLabel('Select Zebra sling grey').check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('row', { name: /Zebra sling grey/ })).toContainText('Archived')
  const saved = await shop.db
    .selectFrom('product')
    .select(['unitPriceCents', 'quantity', 'productStatus'])
    .where('productId', '=', grey.productId)
    .executeTakeFirstOrThrow()
  expect(saved).toEqual({ unitPriceCents: 7_50, quantity: 3, productStatus: 'N' })
})

test('selects by keyboard, and the focused row is never hidden by the buttons below', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop, 'CATALOGUE')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openStaff(page, 'products')
    await page.reload()
    const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await rows.first().press('Space')
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
    await tabTo(page, rows.nth(14))
  }
})

test('imports a file after checking it, and undoes it', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ sku: 'IMP-1', productName: 'Imported sling' })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'imports')
  const choose = (name: string, content: string) =>
    page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const priceNow = async () => (await shop.get(`/products/${productId}`)).json().unitPrice

  await choose('bad.csv', 'sku,unitPrice\nIMP-1,cheap\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('bad.csv')
  await shop.runJobs()
  await expect(page.getByRole('row', { name: /2 unitPrice Expected an amount/ })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'send it again' }).click()
  await choose('torn.csv', 'sku,unitPrice\n"IMP-1,4.20\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('torn.csv')
  await shop.runJobs()
  await expect(page.getByRole('alert')).toContainText('never closed')
  await expect(page.getByText('Rows with errors')).toHaveCount(0)

  await page.getByRole('link', { name: 'All imports' }).click()
  await choose('good.csv', 'sku,unitPrice\nIMP-1,4.20\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('good.csv')
  await shop.runJobs()
  await page.getByRole('button', { name: 'Apply this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply this import' }).click()
  await expect(page.getByText('Applying')).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(await priceNow()).toBe(4.2)

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Undoing')).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await priceNow()).toBe(10)
})

test("reorders a product's pictures by keyboard", async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  const imageIds = await addPhotos(shop, productId)
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, `products/${productId}`)
  const kept = async () =>
    (await (await page.request.get(`/api/productImage/files/${productId}`)).json()).map(
      ({ imageId }: { imageId: number }) => imageId,
    )
  expect(await kept()).toEqual(imageIds)

  await page.getByRole('button', { name: 'Move picture 3 left' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move picture 2 left' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move picture 1 left' })).toBeFocused()
  const [one, two, three] = imageIds
  expect(await kept()).toEqual([three, one, two])
  await expectNoAxeViolations(page)

  // A second click while the first is being saved counts too.
  await page.getByRole('button', { name: 'Move picture 1 right' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move picture 3 right' })).toBeFocused()
  await expect.poll(kept).toEqual([one, two, three])
})

test('deactivates a department and renames a category by keyboard', async ({ page, shop }) => {
  await shop.make.category({ category: 'Zebra goods', subCategory: 'Stripes' })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'categories')
  const zebra = page.getByRole('region', { name: 'Zebra goods' })

  await zebra.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Zebra goods is off')).toBeVisible()
  await zebra.getByRole('button', { name: /Edit Stripes/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Category name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a name' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByLabel('Category name').fill('Dots')
  await page.keyboard.press('Enter')

  await expect(zebra.getByRole('button', { name: /Edit Dots/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('leads a read-only role from a category to its products', async ({ page, shop }) => {
  const { categoryId } = await shop.make.category({
    category: 'Okapi goods',
    subCategory: 'Hooves',
  })
  await shop.make.product({ categoryId, productName: 'Okapi hoof balm' })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'categories')
  const okapi = page.getByRole('region', { name: 'Okapi goods' })

  await expect(okapi).toBeVisible()
  await expect(okapi.getByRole('button')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await okapi.getByRole('link', { name: 'Hooves 1 product' }).click()
  await expect(page.getByText('1 product.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Okapi hoof balm' })).toBeVisible()
})

/** Three photos in one color each, in numeric order. */
async function addPhotos(shop: TestShop, productId: number) {
  const imageIds: number[] = []
  for (const [at, background] of ['#a33', '#3a3', '#33a'].entries()) {
    const create = { width: 60, height: 60, channels: 3, background } as const
    const bytes = await sharp({ create }).webp().toBuffer()
    const photo = { productId, bytes, type: 'image/webp', width: 60, height: 60 }
    const sha256 = createHash('sha256').update(bytes).digest()
    const { imageId } = await shop.db
      .insertInto('productImage')
      .values({ ...photo, sha256, displayOrder: at, updatedBy: 'test' })
      .returning('imageId')
      .executeTakeFirstOrThrow()
    imageIds.push(imageId)
  }
  return imageIds
}

/** Drags a file from outside onto the drop zone for pictures. */
async function dropPicture(page: Page, picture: Buffer) {
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'large.bmp', { type: 'image/bmp' }))
    return transfer
  }, Array.from(picture))
  await page.getByText('Drop a picture here').dispatchEvent('drop', { dataTransfer })
}

/** A picture of 150 × 150 pixels without compression: 67,554 bytes. */
function largeBitmap(): Buffer {
  const size = 150
  const row = Math.ceil((size * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * size, 120)
  bytes.fill(0, 0, 54)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(size, 18)
  bytes.writeInt32LE(size, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** One empty page. */
const smallPdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
