import type { ReplaceablePage } from '@mendwell/domain/content/own-pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { replacedText } from '../../../api/own-pages.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { OwnText } from './own-text.tsx'

interface ReplaceableProps {
  pageKey: ReplaceablePage
  /** The page with its default text. */
  children: ReactNode
  /** What is shown below a staff text too: data the shop knows best. */
  below?: ReactNode
}

/** A page whose text staff can replace. */
export function Replaceable({ pageKey, children, below }: ReplaceableProps) {
  const query = useQuery(replacedText(pageKey))
  // The default text is better than none.
  if (query.isError) return children
  return (
    <SectionState query={query} skeleton={<span className={skeletonStyles.square} />} isPage>
      {({ page }) => (page ? <OwnText text={page}>{below}</OwnText> : children)}
    </SectionState>
  )
}
