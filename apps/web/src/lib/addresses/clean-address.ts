import { COMPARE_PAGE, READING_PAGES } from '@mendwell/contract/content/reading-pages'
import { idWithSlug } from './slugs.ts'

const PLAIN: ReadonlySet<string> = new Set([...READING_PAGES, COMPARE_PAGE])
const isPlain = (pathname: string) =>
  PLAIN.has(pathname) || /^\/(blogs|need|legal|devices|pages)\/[\w-]+$/.test(pathname)

/** A hyphen stands for a space, so a real one is doubled: department names survive a round trip. */
const toWords = (name: string) =>
  encodeURIComponent(name.replaceAll('-', '--').replaceAll(' ', '-'))
const fromWords = (words: string) =>
  words.replace(/--|-/g, (hyphen) => (hyphen === '--' ? '-' : ' '))

/**
 * The URL for search engines and new tabs of an app path: '/c/61-glucose-test-strips' for '/shop/61'. Undefined for
 * app-only screens, such as the cart.
 */
export function cleanAddress(address: string): string | undefined {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s)
  const rest = search && `?${search}`
  if (pathname === '/' || pathname === '/home') return `/${rest}`
  // A mailed notice's token stays after the hash, where no log sees it.
  if (pathname === '/recalls' && new URLSearchParams(search).has('t')) return undefined
  if (isPlain(pathname)) return pathname + rest
  const [, page, first = ''] = pathname.split('/')
  if (page === 'productsingle') return `/p/${idWithSlug('product', first)}${rest}`
  if (page === 'questions') return `/p/${idWithSlug('product', first)}/questions${rest}`
  if (page === 'category') return `/d/${toWords(decodeURIComponent(first))}${rest}`
  if (page !== 'shop') return undefined
  return first === '-1' ? listAddress(search) : `/c/${idWithSlug('category', first)}${rest}`
}

/** A list by kind or brand; searches have no page of their own. */
function listAddress(search: string): string | undefined {
  const params = new URLSearchParams(search)
  if (params.has('q')) return undefined
  const kind = params.get('kind') ?? ''
  if (/^[\w-]+$/.test(kind)) {
    params.delete('kind')
    return `/k/${kind}${params.size > 0 ? `?${params}` : ''}`
  }
  const brandId = params.get('brandId') ?? ''
  if (!/^\d+$/.test(brandId)) return undefined
  params.delete('brandId')
  return `/b/${idWithSlug('brand', brandId)}${params.size > 0 ? `?${params}` : ''}`
}

/** The app path of a clean URL, the reverse of cleanAddress; undefined for any other. */
export function appAddress(pathname: string, search = ''): string | undefined {
  if (pathname === '/' || pathname === '/index.html') return `/${search}`
  if (isPlain(pathname)) return pathname + search
  const [, page, name = '', ...more] = pathname.split('/')
  const isOfQuestions = page === 'p' && more.join() === 'questions'
  if (!name || (more.length > 0 && !isOfQuestions)) return undefined
  if (page === 'k') return `/shop/-1?kind=${encodeURIComponent(name)}${search.replace('?', '&')}`
  const id = /^(\d{1,9})(-|$)/.exec(name)?.[1]
  if (page === 'd')
    return `/category/${encodeURIComponent(fromWords(decodeURIComponent(name)))}${search}`
  if (id === undefined) return undefined
  if (isOfQuestions) return `/questions/${id}${search}`
  if (page === 'p') return `/productsingle/${id}/product/0${search}`
  if (page === 'c') return `/shop/${id}${search}`
  if (page === 'b') return `/shop/-1?brandId=${id}${search.replace('?', '&')}`
  return undefined
}

/** The app path of a link by staff, in either form of a page's URL. */
export function withinShop(link: string): string {
  const [pathname = '/', search] = link.split(/(?=[?])/)
  return appAddress(pathname, search) ?? link
}
