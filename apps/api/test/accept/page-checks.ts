import { it } from 'vitest'
import type { Answer, ShopClient } from './client.ts'
import { pick } from './expect-answer.ts'

/** Concurrent requests: as many as a polite crawler sends. */
const AT_ONCE = 4
const PRICED = 50
/** At most this many wrong addresses are listed. */
const NAMED = 5

interface Sampling {
  /** Every n-th address is opened; all by default. */
  pageStep?: number
}

/** Every address of the sitemap is a page of its own; a sample of products costs what its page says. */
export async function checkPages(shop: ShopClient, { pageStep = 1 }: Sampling = {}) {
  const maps = locationsIn(await shop.open('/sitemap.xml'))
  const lists = await Promise.all(maps.map((map) => shop.open(new URL(map).pathname)))
  const pages = lists.flatMap(locationsIn)
  it('the sitemap names pages, each once', () => {
    if (pages.length < 100) throw new Error(`${pages.length} addresses`)
    if (new Set(pages).size !== pages.length) throw new Error('an address stands twice')
  })
  it('every address of the sitemap is a page of its own', async () => {
    const wrong: string[] = []
    const opened = pages.filter((_, place) => place % pageStep === 0)
    await forEach(opened, async (address) => {
      const problem = problemOf(address, await shop.open(new URL(address).pathname))
      if (problem) wrong.push(`${address}: ${problem}`)
    })
    if (wrong.length > 0) throw new Error(`${wrong.length}: ${wrong.slice(0, NAMED).join('; ')}`)
  })
  const products = sampleOf(pages.filter((address) => new URL(address).pathname.startsWith('/p/')))
  it(`what ${products.length} product pages name is what the cart charges`, () =>
    forEach(products, (address) => comparePrice(shop, new URL(address).pathname)))
}

const locationsIn = ({ body }: Answer): string[] =>
  Array.from(String(body).matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)

function problemOf(address: string, { status, body }: Answer): string | undefined {
  if (status !== 200) return `status ${status}`
  const canonical = /<link rel="canonical" href="(.*?)">/.exec(String(body))?.[1]
  return canonical === address ? undefined : `says it is ${canonical}`
}

async function comparePrice(shop: ShopClient, path: string): Promise<void> {
  const { body } = await shop.open(path)
  const price = /"@type":"Offer".*?"price":"([\d.]+)"/.exec(String(body))?.[1]
  const productId = Number(/^\/p\/(\d+)/.exec(path)?.[1])
  const quote = await shop.send('POST', 'orders/quote', {
    body: { orderItems: [{ productId, quantity: 1 }] },
  })
  // A product that cannot be sold has no offer, and an order for it is refused.
  if (quote.status === 409 && price === undefined) return
  const [line] = pick(quote.body, 'lines') as { unitPrice: number }[]
  if (Number(price) !== line?.unitPrice) {
    throw new Error(`${path} names ${price}, the cart charges ${line?.unitPrice}`)
  }
}

const sampleOf = (all: readonly string[]) => {
  const step = Math.max(1, Math.floor(all.length / PRICED))
  return all.filter((_, place) => place % step === 0).slice(0, PRICED)
}

async function forEach(all: readonly string[], work: (one: string) => Promise<void>) {
  const left = all.values()
  const workOn = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOn))
}
