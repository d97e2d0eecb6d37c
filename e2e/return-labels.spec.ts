import type { Page } from '@playwright/test'
import { openLabelGateway } from '../apps/api/src/gateways/labels/open-label-gateway.ts'
import { refusal, startEasyPostShipments } from '../apps/api/test/providers/easypost-shipments.ts'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { AUSTIN } from '../apps/api/test/shoppers/austin.ts'
import { signIn } from '../apps/api/test/shoppers/sign-in.ts'
import { buyInBrowser } from './buy-in-browser.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'
import { overflowOf } from './visitor.ts'

let provider: Awaited<ReturnType<typeof startEasyPostShipments>>
test.beforeAll(async () => {
  provider = await startEasyPostShipments()
})
test.afterAll(() => provider.close())
test.beforeEach(({ shop }) => {
  shop.deps.config.easyPost = provider.settings
  shop.deps.labels = openLabelGateway(shop.deps.config)
})

/** What this browser bought, and a return of one piece of it. */
async function askBack(page: Page, shop: TestShop & { address: string }, name: string) {
  const { productId } = await shop.make.product({ productName: name, weight: 1, weightUnit: 'lb' })
  const lines = [{ productId, quantity: 1 }]
  const bought = await buyInBrowser(page, { address: shop.address, lines, to: AUSTIN })
  const { orderId, orderNum } = bought
  const item = await shop.db
    .selectFrom('orderItem')
    .select('orderItemId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const saved = await page.request.post('/api/returns/save', {
    headers: { 'X-Session': 'cookie', Origin: shop.address },
    data: {
      ...{ orderId, requestFor: 'REFUND', reason: 'Too small' },
      items: [{ ...item, quantity: 1 }],
    },
  })
  const [{ returnNumber }] = (await saved.json()).returns
  return { orderNum, returnNumber, number: new RegExp(`Review return ${returnNumber}`) }
}

test('the owner turns labels on; a return gets one, which its shopper prints and follows', async ({
  page,
  shop,
  browser,
}) => {
  const { orderNum, returnNumber, number } = await askBack(page, shop, 'Label brace')
  const office = await (await browser.newContext({ baseURL: shop.address })).newPage()
  await signInAsStaff(office, shop)
  await openStaff(office, 'settings')
  const card = office.getByRole('region', { name: 'Return labels' })
  await card.getByLabel('Buy return labels').check()
  await card.getByLabel('Carriers').fill('USPS, UPS')
  await card.getByLabel('Recipient on the label').fill('M. Supplies')
  await expectNoAxeViolations(office)
  await card.getByRole('button', { name: 'Save return labels' }).click()
  await expect(office.getByText('Return labels saved')).toBeVisible()

  provider.fail('buy', refusal(402, 'PAYMENT_REQUIRED'))
  await openStaff(office, 'returns')
  await office.getByRole('button', { name: number }).click()
  await office.getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText(`Return ${returnNumber}: approved`)).toBeVisible()
  await shop.runJobs()
  await office.reload()
  await expect(office.getByText('No label was bought')).toBeVisible()
  await office.getByRole('button', { name: number }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('The account with the label provider has no money left.')
  await expectNoAxeViolations(office)
  await page.goto(`/#/return-request?order=${orderNum}`)
  await expect(page.getByText('Postage is not included')).toBeVisible()

  await dialog.getByRole('button', { name: 'Try the label again' }).click()
  await expect(office.getByText(`Label of return ${returnNumber}: in progress`)).toBeVisible()
  await shop.runJobs()
  await office.reload()
  await office.getByRole('button', { name: number }).click()
  await expect(dialog).toContainText('$7.58, USPS GroundAdvantage')
  await expect(dialog.getByRole('link', { name: /^9400/ })).toHaveAttribute('href', /usps\.com/)
  await expectNoAxeViolations(office)

  await page.reload()
  const link = page.getByRole('link', { name: `Print the label for return ${returnNumber} (PDF)` })
  await expect(link).toBeVisible()
  await expect(page.getByText('Postage is not included')).toHaveCount(0)
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await answer.text()).toContain('a label with postage')
  await expect(page.getByRole('link', { name: /^9400/ })).toHaveAttribute('href', /usps\.com/)
  await expectNoAxeViolations(page)
  for (const one of [page, office]) {
    await one.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeViolations(one)
    expect(await overflowOf(one)).toBeLessThanOrEqual(0)
  }

  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(office.getByText(`Return ${returnNumber}: declined`)).toBeVisible()
  provider.decideRefund('rejected')
  await shop.runJobs()
  await openStaff(office, 'returns?status=DECLINED')
  await expect(office.getByText('Label not voided')).toBeVisible()
  await office.getByRole('button', { name: number }).click()
  await dialog.getByRole('button', { name: 'Ask for its money again' }).click()
  await expect(office.getByText(`Label of return ${returnNumber}: in progress`)).toBeVisible()
  await office.context().close()
})

test('a shopper reads of the label, and why nothing can be returned any more, in Spanish', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  const { orderNum, returnNumber } = await askBack(page, shop, 'Spanish brace')
  const { returnId } = await shop.db
    .selectFrom('returnRequest')
    .select('returnId')
    .where('returnNumber', '=', returnNumber)
    .executeTakeFirstOrThrow()
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const returnLabelRules = { buy: true, carriers: ['USPS'], recipient: '' }
  await shop.put('/staff/settings', { returnLabelRules }, staff)
  await shop.post('/returns/move', { returnId, status: 'APPROVED' }, staff)
  await shop.runJobs()

  await page.goto(`/#/return-request?order=${orderNum}`)

  await expect(page.getByText('Ya no se puede devolver nada de este pedido.')).toBeVisible()
  await expect(page.getByText('Spanish brace:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar solicitud' })).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: `Imprimir la etiqueta de la devolución ${returnNumber} (PDF)` }),
  ).toBeVisible()
  await expect(page.getByText('El franqueo está pagado.')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
