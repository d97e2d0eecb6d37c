import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { Staff } from '../../session/use-staff.ts'
import type { Found } from './found.ts'

interface Action extends Found {
  permission: StaffPermission
}

/** Actions that start on a screen without a menu entry. */
const ACTIONS: readonly Action[] = [
  { to: '/orders/phone', label: 'Take a phone order', permission: 'orders.write' },
  { to: '/products/new', label: 'Add a product', permission: 'catalogue.write' },
  { to: '/gift-cards/new', label: 'Issue a gift card', permission: 'giftcards.write' },
  { to: '/purchase-orders/new', label: 'Order from a supplier', permission: 'purchasing.write' },
  { to: '/suppliers/new', label: 'Add a supplier', permission: 'purchasing.write' },
  { to: '/promotions/new', label: 'Add a promotion', permission: 'promotions.write' },
  { to: '/scheduled-sales/new', label: 'Schedule a sale', permission: 'promotions.write' },
  { to: '/pages/text', label: 'Write a page', permission: 'content.write' },
]

/** The screens of the menu and the actions, matched by name; all of them if nothing is typed. */
export function findScreens(
  term: string,
  screens: readonly Found[],
  { may }: Pick<Staff, 'may'>,
): Found[] {
  const words = term.toLowerCase().split(/\s+/)
  const hasAll = ({ label, detail = '' }: Found) =>
    words.every((word) => `${label} ${detail}`.toLowerCase().includes(word))
  const actions = ACTIONS.filter(({ permission }) => may(permission)).map(({ to, label }) => ({
    to,
    label,
  }))
  return [...actions, ...screens].filter(hasAll)
}
