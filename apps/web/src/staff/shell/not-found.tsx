import { Link } from 'react-router'
import { EmptyState } from '../components/page/empty-state.tsx'
import { PageHeader } from '../components/page/page-header.tsx'

/** A URL the back office does not have. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState icon="search" title="This page doesn’t exist">
        <Link to="/">Go to Today</Link>
      </EmptyState>
    </>
  )
}
