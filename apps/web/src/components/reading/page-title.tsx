import { type ReactNode, useEffect, useRef } from 'react'
import { currentLanguage } from '../../lib/words/language.ts'
import { useShopName } from '../shop/use-shop-name.ts'

interface PageTitleProps {
  /** The document title is '{title} - {shop name}'. */
  title: string
  children?: ReactNode
  hidden?: boolean
  /** What the page is of, where its title changes while the reader stays: then focus stays, too. */
  place?: string | undefined
  /** Where the title is in another language than the page. */
  lang?: string | undefined
}

/** The first page of a visit keeps the browser's own focus, so that the skip link comes first. */
let firstPage = true
let titleLanguage = currentLanguage()

/** The one h1 of a page: names the document and takes focus when somebody moves here (ux §3.58). */
export function PageTitle({ title, children, hidden = false, place, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shopName = useShopName()
  // The browser's title and focus are outside React's tree.
  useEffect(() => {
    document.title = `${title} - ${shopName}`
  }, [title, shopName])
  const focused = title && (place ?? title)
  useEffect(() => {
    if (!focused) return
    // In another language the words change, not the place: focus stays at the switch.
    const isTranslated = titleLanguage !== currentLanguage()
    titleLanguage = currentLanguage()
    if (firstPage) firstPage = false
    // A page that comes late takes no focus from a window in which somebody types.
    else if (!isTranslated && !document.activeElement?.closest('[role=dialog]'))
      heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} className={hidden ? 'visually-hidden' : undefined}>
      {children ?? title}
    </h1>
  )
}
