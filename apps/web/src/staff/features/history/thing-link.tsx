import type { StaffEventWire } from '@mendwell/contract/history'
import { Link } from 'react-router'

/** Screens of single things, below `/staff#/`. */
const SCREENS: Record<string, (objectId: string) => string> = {
  product: (id) => `/products/${id}`,
  order: (id) => `/orders/${id}`,
  customer: (id) => `/customers/${id}`,
  import: (id) => `/imports/${id}`,
}

/** What was changed, leading to its own screen where it has one. */
export function ThingLink({ event }: { event: StaffEventWire }) {
  const { objectType, objectId, action } = event
  const screen = SCREENS[objectType]?.(objectId)
  const name = `${objectType} ${objectId}`
  return (
    <>
      {screen ? <Link to={screen}>{name}</Link> : name}: {action.replaceAll('-', ' ')}
    </>
  )
}
