import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../api/words/medical-words.ts'
import { currentLanguage } from '../../lib/words/language.ts'
import { t } from '../../lib/words/texts.ts'
import styles from './medical-words.module.css'

/** What the medical words in the product's name and description mean (ux §3.53); renders nothing if it has none. */
export function MedicalWords({ productId }: { productId: number }) {
  const words = useQuery(wordsOf(productId)).data?.words ?? []
  if (words.length === 0) return null
  const isSpanish = currentLanguage() === 'es'
  return (
    <>
      <h2>{t('product.medicalWords')}</h2>
      <dl className={styles.words}>
        {words.map(({ word, meaning, meaningEs }) => (
          <div key={word}>
            <dt lang="en">{word}</dt>
            <dd>{isSpanish ? meaningEs : meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
