import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'

interface PermissionGroup {
  name: string
  permissions: readonly StaffPermission[]
}

/** Permissions grouped by topic. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    name: 'Orders and returns',
    permissions: ['orders.read', 'orders.move', 'orders.write', 'returns.handle', 'quotes.answer'],
  },
  {
    name: 'Money',
    permissions: [
      'orders.discount',
      'orders.pay',
      'orders.refund',
      'promotions.write',
      'giftcards.write',
      'reports.read',
      'journal.export',
      'tax.write',
    ],
  },
  {
    name: 'Catalog',
    permissions: ['catalogue.read', 'catalogue.write', 'catalogue.import'],
  },
  {
    name: 'Stock and purchasing',
    permissions: ['stock.write', 'lots.write', 'purchasing.write', 'recalls.handle'],
  },
  {
    name: 'Customers and clinics',
    permissions: [
      'customers.read',
      'customers.write',
      'customers.erase',
      'clinics.verify',
      'companies.write',
      'subscriptions.write',
    ],
  },
  { name: 'Prescriptions', permissions: ['rx.read', 'rx.review'] },
  {
    name: 'Content and messages',
    permissions: ['content.write', 'reviews.moderate', 'messages.read', 'messages.send'],
  },
  {
    name: 'Settings and staff',
    permissions: ['settings.write', 'integrations.manage', 'staff.manage', 'log.read'],
  },
]
