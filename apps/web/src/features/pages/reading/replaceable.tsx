import type { ReplaceablePage } from '@mendwell/domain/content/own-pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { replacedText } from '../../../api/own-pages.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { OwnText } from './own-text.tsx'

interface ReplaceableProps {
  pageKey: ReplaceablePage
  /** The page as it came with the shop. */
  children: ReactNode
  /** What stands below a text of staff too: what the shop knows better than they do. */
  below?: ReactNode
}

/** A page whose text staff may have replaced. */
export function Replaceable({ pageKey, children, below }: ReplaceableProps) {
  const query = useQuery(replacedText(pageKey))
  // Better the text that came with the shop than none.
  if (query.isError) return children
  return (
    <SectionState query={query} skeleton={<span className={skeletonStyles.square} />} isPage>
      {({ page }) => (page ? <OwnText text={page}>{below}</OwnText> : children)}
    </SectionState>
  )
}
