import type { TodayWire } from '@mendwell/contract/shop/staff-today'
import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { ComponentType } from 'react'
import type { ManualName } from './components/help/manual-place.ts'

export interface StaffPage {
  /** Below `/staff#/`; '' is the first screen. */
  path: string
  /** Without it the screen shows a notice, and the server refuses its calls; 'any' is for every member. */
  permission: StaffPermission | 'any'
  /** The page of docs/manual that its help links to; none for the manual itself. */
  manual?: ManualName
  lazy: () => Promise<{ Component: ComponentType }>
  /** Listed in the side menu under this heading. */
  menu?: {
    group: MenuGroup
    label: string
    icon: string
    /** The number of open items, shown next to the entry. */
    waits?: keyof TodayWire
  }
}

/** Headings of the side menu in order. */
export const MENU_GROUPS = [
  'Sales',
  'Customers',
  'Prices and offers',
  'Catalog',
  'Stock and purchasing',
  'Content',
  'Emails and wording',
  'Settings',
  'Staff and help',
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]
