import { Link } from 'react-router'
import { pageText } from '../../lib/page-texts.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Prose } from './prose.tsx'
import readingStyles from './reading.module.css'
import { ReadingPage } from './reading-page.tsx'

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
