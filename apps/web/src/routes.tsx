import { type ComponentType, Suspense, use } from 'react'
import type { RouteObject } from 'react-router'
import { useLanguage } from './lib/language.ts'
import { loadAccountTexts, loadLaterTexts } from './lib/texts.ts'
import { Layout } from './shell/layout.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'

interface Page {
  path: string
  /** Pages of the first view do without more texts, those of an account need all of them. */
  texts?: 'first' | 'account'
  lazy: () => Promise<{ Component: ComponentType }>
}

/** MAP: every address of the shop and the page behind it; pages are loaded when they are visited. */
const pages: readonly Page[] = [
  { path: '', texts: 'first', lazy: () => import('./features/home/home-page.tsx') },
  { path: 'home', texts: 'first', lazy: () => import('./features/home/home-page.tsx') },
  { path: 'home1', lazy: () => import('./features/home/home1-page.tsx') },
  { path: 'home2', lazy: () => import('./features/home/home2-page.tsx') },
  { path: 'home3', lazy: () => import('./features/home/home3-page.tsx') },
  { path: 'home4', lazy: () => import('./features/home/home4-page.tsx') },
  { path: 'home5', texts: 'first', lazy: () => import('./features/home/home-page.tsx') },
  { path: 'shop/:categoryId', lazy: () => import('./features/catalog/shop-page.tsx') },
  { path: 'category/:department', lazy: () => import('./features/catalog/category-page.tsx') },
  {
    path: 'productsingle/:productId/:categoryName/:categoryId',
    lazy: () => import('./features/product/product-page.tsx'),
  },
  { path: 'product-single', lazy: () => import('./features/product/product-single-page.tsx') },
  { path: 'products/:id', lazy: () => import('./features/product/products-page.tsx') },
  { path: 'cart', lazy: () => import('./features/cart/cart-page.tsx') },
  { path: 'checkout', lazy: () => import('./features/checkout/checkout-page.tsx') },
  { path: 'orderDetail', lazy: () => import('./features/orders/invoice-page.tsx') },
  { path: 'departments', lazy: () => import('./features/pages/departments-page.tsx') },
  { path: 'brands', lazy: () => import('./features/pages/brands-page.tsx') },
  { path: 'about', lazy: () => import('./features/pages/about-page.tsx') },
  { path: 'contact', lazy: () => import('./features/contact/contact-page.tsx') },
  { path: 'faq', lazy: () => import('./features/pages/faq-page.tsx') },
  { path: 'return-policy', lazy: () => import('./features/pages/return-policy-page.tsx') },
  { path: 'blogs', lazy: () => import('./features/pages/blogs-page.tsx') },
  { path: 'blogs/:slug', lazy: () => import('./features/pages/article-page.tsx') },
  { path: 'food-delivery', lazy: () => import('./features/pages/food-delivery-page.tsx') },
  { path: 'grocery-delivery', lazy: () => import('./features/pages/grocery-delivery-page.tsx') },
  { path: 'qurbani', lazy: () => import('./features/pages/qurbani-page.tsx') },
  { path: 'menu', lazy: () => import('./features/pages/menu-page.tsx') },
  { path: 'surgery', lazy: () => import('./features/pages/surgery-page.tsx') },
  { path: 'login', texts: 'account', lazy: () => import('./features/account/login-page.tsx') },
  {
    path: 'customer',
    texts: 'account',
    lazy: () => import('./features/account/customer-page.tsx'),
  },
  {
    path: 'dashboard',
    texts: 'account',
    lazy: () => import('./features/account/dashboard-page.tsx'),
  },
  {
    path: 'return-request',
    texts: 'account',
    lazy: () => import('./features/account/refund/refund-page.tsx'),
  },
  { path: 'orders', texts: 'account', lazy: () => import('./features/account/orders-page.tsx') },
  { path: 'claim', texts: 'account', lazy: () => import('./features/account/claim-page.tsx') },
  {
    path: 'reset-password',
    texts: 'account',
    lazy: () => import('./features/account/reset-password-page.tsx'),
  },
  {
    path: 'confirm-email',
    texts: 'account',
    lazy: () => import('./features/account/confirm-email-page.tsx'),
  },
  {
    path: 'newsletter',
    texts: 'account',
    lazy: () => import('./features/account/newsletter-page.tsx'),
  },
  {
    path: 'unsubscribe',
    texts: 'account',
    lazy: () => import('./features/account/unsubscribe-page.tsx'),
  },
  { path: '*', lazy: () => import('./features/pages/not-found-page.tsx') },
]

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: pages.map((page) => ({
      path: page.path,
      element: (
        // The frame stands while the first page is on its way.
        <Suspense key={page.path} fallback={<PageSkeleton />}>
          <Screen page={page} />
        </Suspense>
      ),
    })),
  },
]

function loadTextsOf({ texts }: Page): Promise<void> | undefined {
  if (texts === 'first') return undefined
  return texts === 'account' ? loadAccountTexts() : loadLaterTexts()
}

const loads = new Map<Page, Promise<ComponentType>>()

/** The page behind an address and the texts it needs; asked for once. */
function load(page: Page): Promise<ComponentType> {
  const known = loads.get(page)
  if (known) return known
  const loading = Promise.all([page.lazy(), loadTextsOf(page)])
  const component = loading.then(([{ Component }]) => Component)
  loads.set(page, component)
  return component
}

/** The page, drawn anew when the language changes; what was typed in it stays. */
function Screen({ page }: { page: Page }) {
  useLanguage()
  const Component = use(load(page))
  return <Component />
}
