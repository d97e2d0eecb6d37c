import type { Language } from '@mendwell/domain/words/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pagePreview } from '../../../../api/staff/pages/staff-pages.ts'
import { Blocks, Spans } from '../../../../components/reading/blocks.tsx'
import readingStyles from '../../../../components/reading/reading.module.css'
import { useDebounced } from '../../../../lib/forms/use-debounced.ts'
import { LanguageChoice } from '../../../components/preview/language-choice.tsx'
import styles from './page-text.module.css'
import type { PageValues } from './page-values.ts'

interface PagePreviewProps {
  values: PageValues
  language: Language
  onLanguage: (language: Language) => void
}

/** A preview of the typed text, parsed by the server as for shoppers. */
export function PagePreview({ values, language, onLanguage }: PagePreviewProps) {
  const isEnglish = language === 'en'
  const title = isEnglish ? values.title : values.titleEs
  const lead = useDebounced(isEnglish ? values.lead : values.leadEs, 400)
  const body = useDebounced(isEnglish ? values.body : values.bodyEs, 400)
  const query = useQuery({ ...pagePreview({ lead, body }), placeholderData: keepPreviousData })
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className="row">
        <h2 className={styles.name}>Preview</h2>
        <LanguageChoice language={language} onLanguage={onLanguage} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={styles.sheet} lang={language} tabIndex={0}>
        <div className={`${readingStyles.article} stack`}>
          <p className={styles.title}>{title || 'Title'}</p>
          {query.isError ? (
            <p className="note warn">This text cannot be shown. Make it shorter, or try again.</p>
          ) : (
            query.data && (
              <>
                <p className={`lead ${readingStyles.lead}`}>
                  <Spans spans={query.data.lead} />
                </p>
                <Blocks blocks={query.data.blocks} />
              </>
            )
          )}
        </div>
      </div>
    </section>
  )
}
