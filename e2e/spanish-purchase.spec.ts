import type { Locator, Page } from '@playwright/test'
import { en } from '../apps/web/src/texts/en.ts'
import { later } from '../apps/web/src/texts/en-later.ts'
import { es } from '../apps/web/src/texts/es.ts'
import { CARDS } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a whole purchase in Spanish, without a word of English except products @desktop', async ({
  page,
  shop,
}) => {
  test.slow() // six screens, each read through
  const product = await shop.make.product({
    productName: 'Soft elbow wrap',
    unitPriceCents: 19_99,
  })

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectSpanish(page)
  await expectNoAxeViolations(page)

  await page.goto(`/#/productsingle/${product.productId}/x/${product.categoryId}`)
  await expect(heading(page)).toHaveText('Soft elbow wrap')
  await expect(heading(page), 'is read out in English').toHaveAttribute('lang', 'en')
  await expectSpanish(page)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await overflowOf(page), 'pixels beyond a narrow screen: its words are longer').toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await expect(page.getByText('El artículo se añadió al carrito')).toBeVisible()
  await page.getByRole('link', { name: /^Carrito\W+1 artículo/ }).click()

  await expect(heading(page)).toHaveText('Su carrito')
  await expectSpanish(page)
  const total = page.getByRole('complementary', { name: 'Total del carrito' })
  await expect(total).toContainText('Impuesto, Texas 6.25')
  await total.getByRole('link', { name: 'Finalizar la compra' }).click()

  const order = page.getByRole('button', { name: /^Hacer el pedido y pagar/ })
  await order.click()
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(
    'El nombre es obligatorio',
  )
  await fill(page.getByRole('main'), {
    Nombre: 'Ada',
    Apellido: 'Byron',
    'Correo electrónico': 'espanol@example.com',
    Teléfono: '512 555 0148',
    Dirección: '418 Barton Creek Road',
  })
  await page.getByLabel('País').selectOption({ value: 'United States' })
  await page.getByLabel('Estado o provincia').selectOption({ label: 'Texas' })
  await page.getByLabel('Ciudad').selectOption({ label: 'Austin' })
  await page.getByLabel('Código postal').fill('78704')
  await expectSpanish(page)
  await order.click()

  const window = page.getByRole('dialog', { name: /^Pagar / })
  await expect(window).toBeVisible()
  await expectSpanish(page)
  await fill(window, {
    'Número de tarjeta': CARDS.declined,
    Vencimiento: '08 / 39',
    'Código de seguridad': '123',
  })
  await window.getByRole('button', { name: /^Pagar / }).click()
  await expect(window.getByRole('alert')).toHaveText(
    'Su tarjeta fue rechazada. Su pedido sigue abierto. Inténtelo de nuevo o use otra tarjeta.',
  )
  await fill(window, { 'Número de tarjeta': CARDS.approved })
  await window.getByRole('button', { name: /^Pagar / }).click()

  await expect(page.getByText(/^El pedido n\.º \S+ se ha creado\.$/)).toBeVisible()
  await expect(page.getByRole('article').getByText('Pagado', { exact: true })).toBeVisible()
  await expectSpanish(page)
  await expectNoAxeViolations(page)
})

async function fill(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
}

const spanish = new Set(Object.values(es))
/** Every text of the English catalogue that differs in Spanish and equals no Spanish one. */
const english = Object.entries({ ...en, ...later })
  .filter(([key, text]) => es[key] !== text && !spanish.has(text) && !text.includes('{'))
  .map(([, text]) => text)

/** No text or name on the page is from the English catalogue; goods are marked as English. */
async function expectSpanish(page: Page) {
  const found = await page.evaluate((texts) => {
    const isEnglish = new Set(texts)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    const left: string[] = []
    const check = (text: string | null) => {
      if (text && isEnglish.has(text.trim())) left.push(text.trim())
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) check(node.data)
      if (!(node instanceof Element)) continue
      const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'data-label']
      for (const name of attributes) check(node.getAttribute(name))
    }
    return left
  }, english)
  expect(found).toEqual([])
}
