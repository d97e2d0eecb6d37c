import { useShippingRange } from '../../components/use-shipping-range.ts'
import { pageText } from '../../lib/page-texts.ts'
import { Prose } from './prose.tsx'
import readingStyles from './reading.module.css'
import { ReadingPage } from './reading-page.tsx'

export function Component() {
  return (
    <ReadingPage title={pageText('page.about')} lead={pageText('page.aboutLead')} scene="about">
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.aboutBody', useShippingRange())} />
      </div>
    </ReadingPage>
  )
}
