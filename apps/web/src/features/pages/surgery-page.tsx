import { Link } from 'react-router'
import readingStyles from '../../components/reading/reading.module.css'
import { paths } from '../../lib/addresses/paths.ts'
import { pageText } from '../../lib/words/page-texts.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Prose } from './reading/prose.tsx'
import { ReadingPage } from './reading/reading-page.tsx'

/** Coming Soon, with a description of surgery (Specification §2). */
export function Component() {
  return (
    <ReadingPage
      title={pageText('page.surgery')}
      lead={pageText('page.surgeryLead')}
      topic={pageText('page.surgerySoon')}
      scene="surgery"
    >
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.surgeryBody')} />
        <Link className={buttonClass('primary')} to={paths.contact}>
          {pageText('page.surgeryAsk')}
        </Link>
      </div>
    </ReadingPage>
  )
}
