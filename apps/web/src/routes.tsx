import type { ComponentType } from 'react'
import { createHashRouter } from 'react-router'
import { useLanguage } from './lib/language.ts'
import { loadLaterTexts } from './lib/texts.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Layout } from './shell/layout.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'

interface Page {
  path: string
  /** Part of the first view: it does without the texts of the other pages. */
  first?: true
  handle?: 'slim'
  lazy: () => Promise<{ Component: ComponentType }>
}

/** MAP: every address of the shop and the page behind it; pages are loaded when they are visited. */
const pages: readonly Page[] = [
  { path: '', first: true, lazy: () => import('./features/home/home-page.tsx') },
  { path: 'home', first: true, lazy: () => import('./features/home/home-page.tsx') },
  { path: 'home1', lazy: () => import('./features/home/home1-page.tsx') },
  { path: 'home2', lazy: () => import('./features/home/home2-page.tsx') },
  { path: 'home3', lazy: () => import('./features/home/home3-page.tsx') },
  { path: 'home4', lazy: () => import('./features/home/home4-page.tsx') },
  { path: 'home5', first: true, lazy: () => import('./features/home/home-page.tsx') },
  { path: 'shop/:categoryId', lazy: () => import('./features/catalog/shop-page.tsx') },
  { path: 'category/:department', lazy: () => import('./features/catalog/category-page.tsx') },
  {
    path: 'productsingle/:productId/:categoryName/:categoryId',
    lazy: () => import('./features/product/product-page.tsx'),
  },
  { path: 'product-single', lazy: () => import('./features/product/product-single-page.tsx') },
  { path: 'products/:id', lazy: () => import('./features/product/products-page.tsx') },
  { path: 'cart', lazy: () => import('./features/cart/cart-page.tsx') },
  { path: 'checkout', handle: 'slim', lazy: () => import('./features/checkout/checkout-page.tsx') },
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
  { path: 'login', lazy: () => import('./features/account/login-page.tsx') },
  { path: 'customer', lazy: () => import('./features/account/customer-page.tsx') },
  { path: 'dashboard', lazy: () => import('./features/account/dashboard-page.tsx') },
  { path: 'return-request', lazy: () => import('./features/account/refund/refund-page.tsx') },
  { path: 'orders', lazy: () => import('./features/account/orders-page.tsx') },
  { path: 'claim', lazy: () => import('./features/account/claim-page.tsx') },
  { path: 'reset-password', lazy: () => import('./features/account/reset-password-page.tsx') },
  { path: 'confirm-email', lazy: () => import('./features/account/confirm-email-page.tsx') },
  { path: 'newsletter', lazy: () => import('./features/account/newsletter-page.tsx') },
  { path: 'unsubscribe', lazy: () => import('./features/account/unsubscribe-page.tsx') },
  { path: '*', lazy: () => import('./features/pages/not-found-page.tsx') },
]

export const makeRouter = () =>
  createHashRouter([
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      // The frame stands while the first page is on its way.
      children: pages.map(({ lazy, first, ...page }) => ({
        ...page,
        lazy: async () => {
          const [{ Component }] = await Promise.all([lazy(), first ?? loadLaterTexts()])
          return { Component: redrawn(Component) }
        },
        hydrateFallbackElement: <PageSkeleton />,
      })),
    },
  ])

/** The page, drawn anew when the language changes; what was typed in it stays. */
function redrawn(Page: ComponentType): ComponentType {
  return function PageInLanguage() {
    useLanguage()
    return <Page />
  }
}
