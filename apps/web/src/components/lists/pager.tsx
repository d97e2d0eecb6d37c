import { Link, type To } from 'react-router'
import { t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageLinks } from './page-links.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  lastPage: number
  addressOf: (page: number) => To
  /** Replaces the storefront's styles. */
  className?: string | undefined
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pager({ page, lastPage, addressOf, className = styles.pager }: PagerProps) {
  if (lastPage <= 1) return null
  return (
    <nav className={className} aria-label={t('shop.pages')}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} aria-label={t('shop.previousPage')} rel="prev">
          <Icon name="chevron-left" />
        </Link>
      )}
      {pageLinks(page, lastPage).map((number) => (
        <Link
          key={number}
          to={addressOf(number)}
          aria-label={t('shop.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < lastPage && (
        <Link to={addressOf(page + 1)} aria-label={t('shop.nextPage')} rel="next">
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
