import { type ComponentType, Suspense, use, useEffect } from 'react'
import { matchPath, type RouteObject } from 'react-router'
import { useLanguage } from './lib/words/language.ts'
import {
  loadAccountTexts,
  loadHomeTexts,
  loadKitchenTexts,
  loadLaterTexts,
  loadOrderTexts,
} from './lib/words/texts.ts'
import { PageSkeleton } from './shell/frame/page-skeleton.tsx'
import { Layout } from './shell/layout.tsx'

interface Page {
  /** Its path behind the hash (Specification §2). */
  path: string
  /** Its clean URLs, which the server renders; lib/addresses/clean-address.ts converts between the two. */
  clean?: readonly `/${string}`[]
  /** The main home does not need the texts of the others, the other homes need both. */
  texts?: 'home' | 'homes' | 'account' | 'order' | 'kitchen'
  lazy: () => Promise<{ Component: ComponentType }>
}

/** MAP: every URL of the shop and the page behind it; pages are loaded when they are visited. */
export const pages: readonly Page[] = [
  {
    path: '',
    clean: ['/'],
    texts: 'home',
    lazy: () => import('./features/home/home-page.tsx'),
  },
  { path: 'home', texts: 'home', lazy: () => import('./features/home/home-page.tsx') },
  { path: 'home1', texts: 'homes', lazy: () => import('./features/home/home1-page.tsx') },
  { path: 'home2', texts: 'homes', lazy: () => import('./features/home/home2-page.tsx') },
  { path: 'home3', texts: 'homes', lazy: () => import('./features/home/home3-page.tsx') },
  { path: 'home4', texts: 'homes', lazy: () => import('./features/home/home4-page.tsx') },
  { path: 'home5', texts: 'home', lazy: () => import('./features/home/home-page.tsx') },
  {
    path: 'shop/:categoryId',
    clean: ['/c/:name', '/b/:name', '/k/:name'],
    lazy: () => import('./features/catalog/shop-page.tsx'),
  },
  {
    path: 'category/:department',
    clean: ['/d/:name'],
    lazy: () => import('./features/catalog/category-page.tsx'),
  },
  {
    path: 'productsingle/:productId/:categoryName/:categoryId',
    clean: ['/p/:name'],
    lazy: () => import('./features/product/product-page.tsx'),
  },
  {
    path: 'questions/:productId',
    clean: ['/p/:name/questions'],
    lazy: () => import('./features/product/questions-page.tsx'),
  },
  { path: 'product-single', lazy: () => import('./features/product/product-single-page.tsx') },
  { path: 'products/:id', lazy: () => import('./features/product/products-page.tsx') },
  { path: 'quote/*', lazy: () => import('./features/quote/quote-pages.tsx') },
  { path: 'cart', lazy: () => import('./features/cart/cart-page.tsx') },
  { path: 'checkout', lazy: () => import('./features/checkout/checkout-page.tsx') },
  {
    path: 'orderDetail',
    texts: 'order',
    lazy: () => import('./features/orders/invoice-page.tsx'),
  },
  {
    path: 'departments',
    clean: ['/departments'],
    lazy: () => import('./features/pages/directory/departments-page.tsx'),
  },
  {
    path: 'brands',
    clean: ['/brands'],
    lazy: () => import('./features/pages/directory/brands-page.tsx'),
  },
  {
    path: 'about',
    clean: ['/about'],
    lazy: () => import('./features/pages/policies/about-page.tsx'),
  },
  {
    path: 'contact',
    clean: ['/contact'],
    lazy: () => import('./features/contact/contact-page.tsx'),
  },
  { path: 'faq', clean: ['/faq'], lazy: () => import('./features/pages/policies/faq-page.tsx') },
  {
    path: 'return-policy',
    clean: ['/return-policy'],
    lazy: () => import('./features/pages/policies/return-policy-page.tsx'),
  },
  {
    path: 'blogs',
    clean: ['/blogs'],
    lazy: () => import('./features/pages/directory/blogs-page.tsx'),
  },
  {
    path: 'legal/:pageKey',
    clean: ['/legal/:name'],
    lazy: () => import('./features/pages/policies/legal-page.tsx'),
  },
  {
    path: 'blogs/:slug',
    clean: ['/blogs/:slug'],
    lazy: () => import('./features/pages/article-page.tsx'),
  },
  {
    path: 'pages/:slug',
    clean: ['/pages/:slug'],
    lazy: () => import('./features/pages/own-page.tsx'),
  },
  {
    path: 'recalls',
    clean: ['/recalls'],
    lazy: () => import('./features/recalls/recalls-page.tsx'),
  },
  { path: 'need', clean: ['/need'], lazy: () => import('./features/pages/needs/needs-page.tsx') },
  {
    path: 'need/:situationKey',
    clean: ['/need/:name'],
    lazy: () => import('./features/pages/needs/need-page.tsx'),
  },
  {
    path: 'devices',
    clean: ['/devices'],
    lazy: () => import('./features/devices/devices-page.tsx'),
  },
  {
    path: 'devices/:deviceKey',
    clean: ['/devices/:name'],
    lazy: () => import('./features/devices/device-page.tsx'),
  },
  {
    path: 'cards',
    texts: 'order',
    lazy: () => import('./features/saved-cards/cards-page.tsx'),
  },
  {
    path: 'addresses',
    texts: 'account',
    lazy: () => import('./features/addresses/addresses-page.tsx'),
  },
  { path: 'share-cart', lazy: () => import('./features/carts/share-cart-page.tsx') },
  { path: 'carts/:token', lazy: () => import('./features/carts/shared-cart-page.tsx') },
  { path: 'lists', lazy: () => import('./features/lists/lists-page.tsx') },
  {
    path: 'compare',
    clean: ['/compare'],
    lazy: () => import('./features/compare/compare-page.tsx'),
  },
  { path: 'quick-order', lazy: () => import('./features/quick-order/quick-order-page.tsx') },
  { path: 'gift-card/*', lazy: () => import('./features/gift-cards/gift-card-pages.tsx') },
  { path: 'promo/:code', lazy: () => import('./features/cart/promo-page.tsx') },
  { path: 'scan', lazy: () => import('./features/quick-order/scan-page.tsx') },
  { path: 'food-delivery', lazy: () => import('./features/pages/food/food-delivery-page.tsx') },
  {
    path: 'grocery-delivery',
    lazy: () => import('./features/pages/food/grocery-delivery-page.tsx'),
  },
  { path: 'qurbani', lazy: () => import('./features/pages/food/qurbani-page.tsx') },
  {
    path: 'menu',
    texts: 'kitchen',
    lazy: () => import('./features/pages/food/menu-page.tsx'),
  },
  { path: 'surgery', clean: ['/surgery'], lazy: () => import('./features/pages/surgery-page.tsx') },
  {
    path: 'login',
    texts: 'account',
    lazy: () => import('./features/account/sign-in/login-page.tsx'),
  },
  {
    path: 'customer',
    texts: 'account',
    lazy: () => import('./features/account/profile/customer-page.tsx'),
  },
  {
    path: 'clinic',
    texts: 'account',
    lazy: () => import('./features/clinic/clinic-page.tsx'),
  },
  {
    path: 'dashboard',
    texts: 'account',
    lazy: () => import('./features/account/dashboard-page.tsx'),
  },
  {
    path: 'return-request',
    texts: 'account',
    lazy: () => import('./features/account/refund-page.tsx'),
  },
  { path: 'orders', texts: 'account', lazy: () => import('./features/account/orders-page.tsx') },
  {
    path: 'claim',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/claim-page.tsx'),
  },
  {
    path: 'reset-password',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/reset-password-page.tsx'),
  },
  {
    path: 'confirm-email',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/confirm-email-page.tsx'),
  },
  {
    path: 'newsletter',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/newsletter-page.tsx'),
  },
  {
    path: 'back-in-stock',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/back-in-stock-page.tsx'),
  },
  {
    path: 'cart-reminders',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/cart-reminders-page.tsx'),
  },
  {
    path: 'question',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/question-page.tsx'),
  },
  {
    path: 'unsubscribe',
    texts: 'account',
    lazy: () => import('./features/account/mailed-links/unsubscribe-page.tsx'),
  },
  { path: '*', lazy: () => import('./features/pages/not-found-page.tsx') },
]

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: pages.map((page) => ({
      path: page.path,
      element: (
        // The frame is rendered while the first page loads.
        <Suspense key={page.path} fallback={<PageSkeleton />}>
          <Screen page={page} />
        </Suspense>
      ),
    })),
  },
]

function loadTextsOf({ texts }: Page): Promise<unknown> {
  if (texts === 'home') return loadHomeTexts()
  if (texts === 'homes') return Promise.all([loadHomeTexts(), loadKitchenTexts()])
  if (texts === 'kitchen') return loadKitchenTexts()
  if (texts === 'order') return loadOrderTexts()
  return texts === 'account' ? loadAccountTexts() : loadLaterTexts()
}

const loads = new Map<Page, Promise<ComponentType>>()
const ready = new Map<Page, ComponentType>()

/** The page behind a path and the texts it needs; fetched once. */
function load(page: Page): Promise<ComponentType> {
  const known = loads.get(page)
  if (known) return known
  const loading = Promise.all([page.lazy(), loadTextsOf(page)]).then(([{ Component }]) => {
    ready.set(page, Component)
    return Component
  })
  loads.set(page, loading)
  return loading
}

/** Loads the page of a path, so that it renders in one go: on the server, and on hydration. */
export async function loadPageOf(pathname: string): Promise<void> {
  const found = pages.find(({ path }) => matchPath(`/${path}`, pathname))
  if (found) await load(found)
}

/** The page, re-rendered when the language changes; what was typed in it stays. */
function Screen({ page }: { page: Page }) {
  useLanguage()
  const Component = ready.get(page) ?? use(load(page))
  return (
    <>
      <Component />
      <Live />
    </>
  )
}

/** Signals that the screen next to it is hydrated: a page is visible before that. */
function Live() {
  // The document is outside React.
  useEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  return null
}
