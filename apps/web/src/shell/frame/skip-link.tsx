import { t } from '../../lib/words/texts.ts'
import styles from './skip-link.module.css'

const MAIN_ID = 'main'

/** First in the tab order. The URL belongs to the router, so it focuses instead of jumping. */
export function SkipLink() {
  return (
    <a
      className={styles.skipLink}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById(MAIN_ID)
        main?.focus()
        main?.scrollIntoView()
      }}
    >
      {t('shell.skip')}
    </a>
  )
}
