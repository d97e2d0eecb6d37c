import { type ReactNode, useEffect, useRef } from 'react'
import { currentLanguage } from '../../lib/words/language.ts'
import { useShopName } from '../shop/use-shop-name.ts'

interface PageTitleProps {
  /** The document title is '{title} - {shop name}'. */
  title: string
  children?: ReactNode
  hidden?: boolean
  /** The subject of the page, if its title can change while the reader stays: then focus stays too. */
  place?: string | undefined
  /** If the title is in another language than the page. */
  lang?: string | undefined
}

/** The first page of a visit keeps the browser's own focus, so that the skip link comes first. */
let firstPage = true
let titleLanguage = currentLanguage()

/** The only h1 of a page: sets the document title and takes focus after navigation (ux §3.58). */
export function PageTitle({ title, children, hidden = false, place, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shopName = useShopName()
  // The browser's title and focus are outside React.
  useEffect(() => {
    document.title = `${title} - ${shopName}`
  }, [title, shopName])
  const focused = title && (place ?? title)
  useEffect(() => {
    if (!focused) return
    // Switching languages changes the text, not the page: focus stays at the switch.
    const isTranslated = titleLanguage !== currentLanguage()
    titleLanguage = currentLanguage()
    if (firstPage) firstPage = false
    // A page that loads late does not take focus from a dialog in use.
    else if (!isTranslated && !document.activeElement?.closest('[role=dialog]'))
      heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} className={hidden ? 'visually-hidden' : undefined}>
      {children ?? title}
    </h1>
  )
}
