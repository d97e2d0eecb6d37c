/** The staff roles; stored with the member of staff (table `staff_member`). */
export const STAFF_ROLES = [
  'OWNER',
  'MANAGER',
  'FULFILMENT',
  'CATALOGUE',
  'SUPPORT',
  'REVIEWER',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  FULFILMENT: 'Fulfillment',
  CATALOGUE: 'Catalog',
  SUPPORT: 'Support',
  REVIEWER: 'Prescription reviewer',
}

/** Everything staff can be allowed to do, as named in the back office. */
export const STAFF_PERMISSIONS = {
  'reports.read': 'See sales reports',
  'journal.export': 'Export the journal to accounting',
  'orders.read': 'See orders',
  'orders.move': 'Prepare, ship and deliver orders, cancel unpaid ones',
  'orders.write': 'Take orders by phone, edit addresses, write notes, resend emails',
  'orders.discount': 'Give a discount on an order',
  'orders.pay': 'Mark orders as paid by cash, check or transfer',
  'orders.refund': 'Refund orders, cancel paid orders, refund returns',
  'returns.handle': 'Review and receive returns',
  'catalogue.read': 'See the catalog, including hidden products',
  'catalogue.write': 'Change products, pictures, categories and brands',
  'catalogue.import': 'Import and export the catalog',
  'stock.write': 'Adjust stock',
  'lots.write': 'Receive and move lots',
  'recalls.handle': 'Review recalls and act on them',
  'purchasing.write': 'Order from suppliers',
  'promotions.write': 'Make, stop and end promotions and their codes',
  'giftcards.write': 'Issue, disable and adjust gift cards and store credit',
  'customers.read': 'See customers',
  'customers.write': 'Change customers and answer their requests',
  'clinics.verify': 'Verify or decline clinics',
  'companies.write': 'Set prices, terms and members of companies',
  'subscriptions.write': 'Change subscriptions of customers',
  'rx.read': 'See prescriptions',
  'rx.review': 'Approve or decline prescriptions',
  'customers.erase': 'Export and erase personal data',
  'content.write': 'Change pages, news, opening hours and the newsletter',
  'reviews.moderate': 'Hide and show reviews, reply to them, answer questions about products',
  'quotes.answer': 'See requests for a quote and answer them',
  'messages.read': 'See contact messages and the email log',
  'messages.send': 'Send emails and text alerts',
  'settings.write': 'Change settings and taxes',
  'tax.write': 'Change tax rules and certificates',
  'integrations.manage': 'Manage API keys and webhooks',
  'staff.manage': 'Invite staff and change their roles',
  'log.read': 'See the history of changes by staff',
} as const
export type StaffPermission = keyof typeof STAFF_PERMISSIONS

export const ALL_PERMISSIONS = Object.keys(STAFF_PERMISSIONS) as StaffPermission[]

/** Only their reviewers and the owner can read prescriptions. */
const MANAGER_LACKS: readonly StaffPermission[] = [
  'staff.manage',
  'settings.write',
  'tax.write',
  'integrations.manage',
  'rx.read',
  'rx.review',
]

/** What each role may do; the only place that says so. Both menu and doors use it. */
export const ROLE_PERMISSIONS: Record<StaffRole, readonly StaffPermission[]> = {
  OWNER: ALL_PERMISSIONS,
  MANAGER: ALL_PERMISSIONS.filter((permission) => !MANAGER_LACKS.includes(permission)),
  FULFILMENT: [
    'orders.read',
    'orders.move',
    'returns.handle',
    'catalogue.read',
    'stock.write',
    'lots.write',
  ],
  CATALOGUE: [
    'catalogue.read',
    'catalogue.write',
    'catalogue.import',
    'stock.write',
    'content.write',
    'reviews.moderate',
  ],
  SUPPORT: [
    'orders.read',
    'orders.write',
    'orders.discount',
    'returns.handle',
    'catalogue.read',
    'customers.read',
    'customers.write',
    'reviews.moderate',
    'messages.read',
    'messages.send',
    'quotes.answer',
  ],
  REVIEWER: ['rx.read', 'rx.review', 'orders.read'],
}

/** Who may see what the shop pays for its goods: whoever buys them or sets their prices; one of these is enough. */
export const COST_READERS: readonly StaffPermission[] = ['purchasing.write', 'catalogue.write']

/** Whether this is the code of a built-in role. */
export const isStaffRole = (role: string | null | undefined): role is StaffRole =>
  STAFF_ROLES.some((known) => known === role)

/** Whether a role may do something; no role (null) may nothing. */
export const roleMay = (role: StaffRole | null, permission: StaffPermission): boolean =>
  role !== null && ROLE_PERMISSIONS[role].includes(permission)

/** The things whose changes are in the history, and who may read them. */
export const HISTORY_READERS = {
  product: 'catalogue.read',
  stock: 'catalogue.read',
  packs: 'catalogue.read',
  family: 'catalogue.read',
  tiers: 'catalogue.read',
  count: 'lots.write',
  recall: 'recalls.handle',
  supplier: 'purchasing.write',
  purchase: 'purchasing.write',
  kind: 'catalogue.read',
  category: 'catalogue.read',
  brand: 'catalogue.read',
  department: 'catalogue.read',
  device: 'catalogue.read',
  chart: 'catalogue.read',
  import: 'catalogue.import',
  order: 'orders.read',
  return: 'returns.handle',
  customer: 'customers.read',
  clinic: 'clinics.verify',
  quote: 'quotes.answer',
  promotion: 'promotions.write',
  sale: 'promotions.write',
  prices: 'catalogue.read',
  giftcard: 'giftcards.write',
  review: 'reviews.moderate',
  question: 'reviews.moderate',
  answer: 'reviews.moderate',
  news: 'content.write',
  banner: 'content.write',
  hours: 'content.write',
  newsletter: 'content.write',
  page: 'content.write',
  synonym: 'catalogue.read',
  search: 'catalogue.read',
  message: 'messages.read',
  job: 'messages.read',
  setting: 'settings.write',
  mail: 'settings.write',
  view: 'settings.write',
  tax: 'settings.write',
  staff: 'staff.manage',
  role: 'staff.manage',
} as const satisfies Record<string, StaffPermission>
export type HistoryObject = keyof typeof HISTORY_READERS

/** The things whose changes can be undone from the history, and who may. An import has its own undo. */
export const HISTORY_UNDOERS = {
  product: 'catalogue.write',
  packs: 'catalogue.write',
  family: 'catalogue.write',
  chart: 'catalogue.write',
  tiers: 'catalogue.write',
  customer: 'customers.write',
  clinic: 'clinics.verify',
  kind: 'catalogue.write',
  review: 'reviews.moderate',
  question: 'reviews.moderate',
  answer: 'reviews.moderate',
  search: 'catalogue.write',
  sale: 'promotions.write',
  prices: 'catalogue.write',
  page: 'content.write',
  news: 'content.write',
  banner: 'content.write',
  newsletter: 'content.write',
  setting: 'settings.write',
  mail: 'settings.write',
  role: 'staff.manage',
  purchase: 'purchasing.write',
} as const satisfies Partial<Record<HistoryObject, StaffPermission>>
export type UndoableObject = keyof typeof HISTORY_UNDOERS

/** Whether changes of such a thing can be undone at all. */
export const isUndoable = (objectType: string): objectType is UndoableObject =>
  objectType in HISTORY_UNDOERS

export const HISTORY_OBJECTS = Object.keys(HISTORY_READERS) as HistoryObject[]
