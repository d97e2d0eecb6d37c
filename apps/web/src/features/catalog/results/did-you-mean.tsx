import { Link } from 'react-router'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import styles from './catalog.module.css'

/** A search with other words, offered when the typed ones found little or nothing. */
export function DidYouMean({ suggestion }: { suggestion: string }) {
  return (
    <p className={`strong ${styles.about}`}>
      {t('shop.didYouMean')} <Link to={paths.search(suggestion)}>{suggestion}</Link>
    </p>
  )
}
