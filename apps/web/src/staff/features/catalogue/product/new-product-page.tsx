import { PageHeader } from '../../../components/page/page-header.tsx'
import { ProductForm } from './product-form.tsx'

/** The form of a new product. */
export function Component() {
  return (
    <>
      <PageHeader
        title="New product"
        lead="Save it first; pictures, documents and facts follow. Without a kind it is not shown in the shop."
        back={{ to: '/products', label: 'All products' }}
      />
      <ProductForm />
    </>
  )
}
