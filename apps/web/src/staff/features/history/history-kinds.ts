import type { HistoryObject } from '@mendwell/domain/people/staff-permissions'

/** The kinds of changed things, as labeled in the filter. A kind without a label does not compile. */
const KIND_WORDS: Record<HistoryObject, string> = {
  product: 'Products',
  stock: 'Stock and lots',
  packs: 'Packs',
  family: 'Families',
  tiers: 'Prices by quantity',
  count: 'Stock counts',
  recall: 'Recalls',
  supplier: 'Suppliers',
  purchase: 'Purchase orders',
  kind: 'Product kinds',
  category: 'Categories',
  brand: 'Brands',
  department: 'Departments',
  device: 'Devices',
  chart: 'Size charts',
  import: 'Imports',
  order: 'Orders',
  return: 'Returns',
  customer: 'Customers',
  clinic: 'Clinics',
  quote: 'Quote requests',
  promotion: 'Promotions and codes',
  sale: 'Scheduled sales',
  prices: 'Scheduled prices',
  giftcard: 'Gift cards and store credit',
  review: 'Reviews',
  question: 'Questions',
  answer: 'Buyers’ answers',
  news: 'News',
  banner: 'Home banners',
  hours: 'Opening hours',
  newsletter: 'Newsletters',
  page: 'Pages',
  synonym: 'Search words',
  search: 'Dismissed searches',
  message: 'Messages and resent emails',
  job: 'Retried emails',
  setting: 'Settings',
  mail: 'Wording of emails',
  view: 'Saved lists',
  tax: 'Taxes',
  staff: 'Staff',
  role: 'Roles',
}

/** Every kind in the history, alphabetically. */
export const HISTORY_KINDS = Object.entries(KIND_WORDS)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label))
