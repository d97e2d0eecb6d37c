import { PAGE_LINKS } from '@mendwell/domain/orders/limits'

/** The closest existing page (Specification §5: out-of-range pages are corrected). */
export function correctPage(page: number, lastPage: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, lastPage))
}

/** Up to seven page numbers with the current one as close to the middle as possible. */
export function pageLinks(page: number, lastPage: number): number[] {
  const shown = Math.min(PAGE_LINKS, Math.max(1, lastPage))
  const current = correctPage(page, lastPage)
  const first = Math.min(
    Math.max(1, current - Math.floor(PAGE_LINKS / 2)),
    Math.max(1, lastPage - shown + 1),
  )
  return Array.from({ length: shown }, (_, index) => first + index)
}
