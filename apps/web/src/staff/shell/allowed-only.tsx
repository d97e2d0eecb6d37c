import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { ReactNode } from 'react'
import { EmptyState } from '../components/page/empty-state.tsx'
import { PageHeader } from '../components/page/page-header.tsx'
import { useStaff } from '../session/use-staff.ts'

interface AllowedOnlyProps {
  permission: StaffPermission | 'any'
  children: ReactNode
}

/** A screen for those whose role allows it; the server refuses its calls to all others anyway. */
export function AllowedOnly({ permission, children }: AllowedOnlyProps) {
  const staff = useStaff()
  if (staff?.may(permission)) return children
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState icon="lock" title="Your role doesn’t have access to this page">
        Ask the shop’s owner if you need it.
      </EmptyState>
    </>
  )
}
