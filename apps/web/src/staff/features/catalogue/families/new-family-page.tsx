import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type FamilyProduct,
  familyProducts,
  makeFamily,
} from '../../../../api/staff/catalogue/families.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { bodyOf, isSameFamily, newDraft } from './family-draft.ts'
import { FamilyForm } from './family-form.tsx'

/** A new family, of selected products (`?products=61,62`) or of products found here. */
export function Component() {
  const [search] = useSearchParams()
  const ids = (search.get('products') ?? '').split(',').filter(Boolean).map(Number)
  const query = useQuery({ ...familyProducts(ids), enabled: ids.length > 0 })
  return (
    <>
      <PageHeader
        title="New family"
        lead="Products that are one thing in several sizes, colors, or lengths share a page and a card, with a choice between them. Each keeps its own price, stock, and address."
        back={{ to: '/families', label: 'All families' }}
      />
      {ids.length === 0 ? (
        <NewFamily products={[]} />
      ) : (
        <QueryState query={query}>{(products) => <NewFamily products={products} />}</QueryState>
      )}
    </>
  )
}

function NewFamily({ products }: { products: readonly FamilyProduct[] }) {
  const navigate = useNavigate()
  const [first] = useState(() => newDraft(products))
  const [draft, setDraft] = useState(first)
  return (
    <FamilyForm
      draft={draft}
      onDraft={setDraft}
      isChanged={!isSameFamily(bodyOf(draft), bodyOf(first))}
      send={makeFamily}
      saveLabel="Create family"
      onSaved={({ familyKey }) => void navigate(`/families/${familyKey}`, { state: AFTER_SAVING })}
    />
  )
}
