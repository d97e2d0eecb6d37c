import { PageHeader } from '../../../components/page/page-header.tsx'
import { ProductForm } from './product-form.tsx'

/** The form of a new product. */
export function Component() {
  return (
    <>
      <PageHeader title="New product" back={{ to: '/products', label: 'All products' }} />
      <ProductForm />
    </>
  )
}
