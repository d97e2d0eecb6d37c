import type { Department } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { departments } from '../../api/catalog/catalog.ts'

/** The active departments, in order (Specification §9: only active ones are listed). */
export function useActiveDepartments(): Department[] {
  const { data = [] } = useQuery(departments())
  return data.filter(({ activeFlag }) => activeFlag)
}
