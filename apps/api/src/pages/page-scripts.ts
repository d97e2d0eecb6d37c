import { readManifest, scriptsOf } from './built-web.ts'

const HOME = ['src/features/home/home-page.tsx', 'src/texts/en-home.ts']
const LATER = 'src/texts/en-later.ts'

/** The screens with a module of another name than their address, by the first part of the app's address. */
const SCREENS: Readonly<Record<string, string>> = {
  productsingle: 'src/features/product/product-page.tsx',
  category: 'src/features/catalog/category-page.tsx',
  shop: 'src/features/catalog/shop-page.tsx',
  contact: 'src/features/contact/contact-page.tsx',
  cart: 'src/features/cart/cart-page.tsx',
  checkout: 'src/features/checkout/checkout-page.tsx',
}

const known = new Map<string, string[]>()

/** The script of a screen that not every page has: named in the page, it comes with the rest. */
export function pageScripts(address: string): string[] {
  const modules = modulesOf(address)
  const name = modules.join(' ')
  const before = known.get(name)
  if (before) return before
  const manifest = readManifest()
  const everywhere = new Set(scriptsOf(manifest, ['index.html']))
  const own = scriptsOf(
    manifest,
    modules.filter((module) => manifest[module]),
  ).filter((file) => !everywhere.has(file))
  known.set(name, own)
  return own
}

function modulesOf(address: string): string[] {
  const [, page = '', more] = address.split(/[?/]/)
  if (page === '') return HOME
  const plain = page === 'blogs' && more ? 'article' : page
  return [SCREENS[page] ?? `src/features/pages/${plain}-page.tsx`, LATER]
}
