import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { useShippingRange } from '../../../purchase/estimate/use-shipping-range.ts'
import { Prose } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import { Replaceable } from '../reading/replaceable.tsx'

export function Component() {
  return (
    <Replaceable pageKey="about">
      <Shipped />
    </Replaceable>
  )
}

function Shipped() {
  return (
    <ReadingPage title={pageText('page.about')} lead={pageText('page.aboutLead')} scene="about">
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.aboutBody', useShippingRange())} />
      </div>
    </ReadingPage>
  )
}
