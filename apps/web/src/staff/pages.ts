import { CATALOG_PAGES } from './catalog-pages.ts'
import type { StaffPage } from './staff-page.ts'

/** MAP: every screen of the back office, who may see it, and where it stands in the menu. */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: '',
    permission: 'any',
    lazy: () => import('./features/today/today-page.tsx'),
    menu: { group: 'Sales', label: 'Today', icon: 'layout-dashboard' },
  },
  {
    path: 'reports',
    permission: 'reports.read',
    lazy: () => import('./features/reports/reports-page.tsx'),
    menu: { group: 'Sales', label: 'Reports', icon: 'chart-line' },
  },
  {
    path: 'orders',
    permission: 'orders.read',
    lazy: () => import('./features/orders/list/orders-page.tsx'),
    menu: { group: 'Sales', label: 'Orders', icon: 'package', waits: 'newOrders' },
  },
  {
    path: 'orders/phone',
    permission: 'orders.write',
    lazy: () => import('./features/orders/phone/phone-order-page.tsx'),
  },
  {
    path: 'orders/packing-documents',
    permission: 'orders.read',
    lazy: () => import('./features/orders/parcels/packing-documents-page.tsx'),
  },
  {
    path: 'orders/ship',
    permission: 'orders.move',
    lazy: () => import('./features/orders/ship/ship-orders-page.tsx'),
  },
  {
    path: 'orders/pack',
    permission: 'orders.move',
    lazy: () => import('./features/orders/pack/pack-page.tsx'),
  },
  {
    path: 'orders/:orderId',
    permission: 'orders.read',
    lazy: () => import('./features/orders/detail/order-page.tsx'),
  },
  {
    path: 'orders/:orderId/edit',
    permission: 'orders.write',
    lazy: () => import('./features/orders/editing/edit-order-page.tsx'),
  },
  {
    path: 'returns',
    permission: 'returns.handle',
    lazy: () => import('./features/returns/returns-page.tsx'),
    menu: { group: 'Sales', label: 'Returns', icon: 'arrow-back-up', waits: 'returnsWaiting' },
  },
  {
    path: 'customers',
    permission: 'customers.read',
    lazy: () => import('./features/customers/customers-page.tsx'),
    menu: { group: 'Sales', label: 'Customers', icon: 'users' },
  },
  {
    path: 'customers/:custId',
    permission: 'customers.read',
    lazy: () => import('./features/customers/customer-page.tsx'),
  },
  {
    path: 'customers/:custId/merge/:otherId',
    permission: 'customers.write',
    lazy: () => import('./features/customers/merge-page.tsx'),
  },
  {
    path: 'quotes',
    permission: 'quotes.answer',
    lazy: () => import('./features/quotes/quotes-page.tsx'),
    menu: { group: 'Sales', label: 'Quotes', icon: 'file-text', waits: 'quotesWaiting' },
  },
  {
    path: 'promotions',
    permission: 'promotions.write',
    lazy: () => import('./features/promotions/promotions-page.tsx'),
    menu: { group: 'Sales', label: 'Promotions', icon: 'tag' },
  },
  {
    path: 'promotions/new',
    permission: 'promotions.write',
    lazy: () => import('./features/promotions/promotion-page.tsx'),
  },
  {
    path: 'promotions/:promotionId',
    permission: 'promotions.write',
    lazy: () => import('./features/promotions/promotion-page.tsx'),
  },
  {
    path: 'promotions/:promotionId/test',
    permission: 'promotions.write',
    lazy: () => import('./features/promotions/test-page.tsx'),
  },
  {
    path: 'promotions/:promotionId/codes',
    permission: 'promotions.write',
    lazy: () => import('./features/promotions/codes-page.tsx'),
  },
  {
    path: 'scheduled-sales',
    permission: 'promotions.write',
    lazy: () => import('./features/scheduled-sales/sales-page.tsx'),
    menu: { group: 'Sales', label: 'Scheduled sales', icon: 'clock' },
  },
  {
    path: 'scheduled-sales/new',
    permission: 'promotions.write',
    lazy: () => import('./features/scheduled-sales/sale-page.tsx'),
  },
  {
    path: 'scheduled-sales/:saleId',
    permission: 'promotions.write',
    lazy: () => import('./features/scheduled-sales/sale-page.tsx'),
  },
  {
    path: 'gift-cards',
    permission: 'giftcards.write',
    lazy: () => import('./features/gift-cards/gift-cards-page.tsx'),
    menu: { group: 'Sales', label: 'Gift cards', icon: 'tag' },
  },
  {
    path: 'gift-cards/new',
    permission: 'giftcards.write',
    lazy: () => import('./features/gift-cards/new-gift-card-page.tsx'),
  },
  {
    path: 'gift-cards/:balanceId',
    permission: 'giftcards.write',
    lazy: () => import('./features/gift-cards/gift-card-page.tsx'),
  },
  {
    path: 'clinics',
    permission: 'clinics.verify',
    lazy: () => import('./features/clinics/clinics-page.tsx'),
    menu: { group: 'Sales', label: 'Clinics', icon: 'stethoscope', waits: 'clinicsWaiting' },
  },
  ...CATALOG_PAGES,
  {
    path: 'pages',
    permission: 'content.write',
    lazy: () => import('./features/content/pages/pages-page.tsx'),
    menu: { group: 'Shop', label: 'Pages', icon: 'file-text' },
  },
  {
    path: 'pages/text',
    permission: 'content.write',
    lazy: () => import('./features/content/pages/page-text-page.tsx'),
  },
  {
    path: 'page-checks',
    permission: 'content.write',
    lazy: () => import('./features/content/page-checks-page.tsx'),
    menu: { group: 'Shop', label: 'Pages to check', icon: 'circle-check' },
  },
  {
    path: 'reviews',
    permission: 'reviews.moderate',
    lazy: () => import('./features/content/reviews-page.tsx'),
    menu: { group: 'Shop', label: 'Reviews', icon: 'star' },
  },
  {
    path: 'questions',
    permission: 'reviews.moderate',
    lazy: () => import('./features/questions/questions-page.tsx'),
    menu: { group: 'Shop', label: 'Questions', icon: 'mail', waits: 'questionsWaiting' },
  },
  {
    path: 'messages',
    permission: 'messages.read',
    lazy: () => import('./features/messages/messages-page.tsx'),
    menu: { group: 'Shop', label: 'Contact messages', icon: 'mail', waits: 'contactMessages' },
  },
  {
    path: 'mail',
    permission: 'messages.read',
    lazy: () => import('./features/messages/mail-page.tsx'),
    menu: { group: 'Shop', label: 'Email log', icon: 'file-text' },
  },
  {
    path: 'news',
    permission: 'content.write',
    lazy: () => import('./features/content/news-page.tsx'),
    menu: { group: 'Shop', label: 'News ticker', icon: 'news' },
  },
  {
    path: 'hours',
    permission: 'content.write',
    lazy: () => import('./features/content/hours-page.tsx'),
    menu: { group: 'Shop', label: 'Opening hours', icon: 'clock' },
  },
  {
    path: 'newsletter',
    permission: 'content.write',
    lazy: () => import('./features/messages/newsletter-page.tsx'),
    menu: { group: 'Shop', label: 'Newsletter', icon: 'users' },
  },
  {
    path: 'search-words',
    permission: 'catalogue.write',
    lazy: () => import('./features/search-words/search-words-page.tsx'),
    menu: { group: 'Catalog', label: 'Search words', icon: 'search' },
  },
  {
    path: 'settings',
    permission: 'settings.write',
    lazy: () => import('./features/settings/settings-page.tsx'),
    menu: { group: 'Administration', label: 'Settings', icon: 'settings' },
  },
  {
    path: 'delivery',
    permission: 'settings.write',
    lazy: () => import('./features/delivery/delivery-page.tsx'),
    menu: { group: 'Administration', label: 'Delivery dates', icon: 'truck-delivery' },
  },
  {
    path: 'texts',
    permission: 'settings.write',
    lazy: () => import('./features/settings/texts-page.tsx'),
    menu: { group: 'Administration', label: 'Message wording', icon: 'language' },
  },
  {
    path: 'taxes',
    permission: 'settings.write',
    lazy: () => import('./features/settings/taxes-page.tsx'),
    menu: { group: 'Administration', label: 'Taxes', icon: 'receipt' },
  },
  {
    path: 'staff',
    permission: 'staff.manage',
    lazy: () => import('./features/staff/staff-page.tsx'),
    menu: { group: 'Administration', label: 'Staff', icon: 'users' },
  },
  {
    path: 'account',
    permission: 'any',
    lazy: () => import('./features/account/account-page.tsx'),
    menu: { group: 'Administration', label: 'Security', icon: 'lock' },
  },
  {
    path: 'history',
    permission: 'log.read',
    lazy: () => import('./features/history/history-page.tsx'),
    menu: { group: 'Administration', label: 'History', icon: 'clock' },
  },
]
