import { useNavigate } from 'react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { SupplierForm } from './supplier-form.tsx'

/** A new supplier. */
export function Component() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Add a supplier"
        lead="After saving, add the products it sells and what they cost."
        back={{ to: '/suppliers', label: 'All suppliers' }}
      />
      <SupplierForm onSaved={({ supplierId }) => void navigate(`/suppliers/${supplierId}`)} />
    </>
  )
}
