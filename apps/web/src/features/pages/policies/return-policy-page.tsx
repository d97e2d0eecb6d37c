import { useReturnFigures } from '../../../components/orders/return-rules.ts'
import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { Prose } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import { Replaceable } from '../reading/replaceable.tsx'

export function Component() {
  return (
    <Replaceable pageKey="return-policy">
      <Shipped />
    </Replaceable>
  )
}

/** The current policy, and below it the notice of 2020 that it replaced (Decisions §2). */
function Shipped() {
  return (
    <ReadingPage
      title={pageText('page.returns')}
      lead={pageText('page.returnsLead')}
      topic={pageText('page.returnsNow')}
    >
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.returnsBody', useReturnFigures())} />
        <aside className="panel flat stack" aria-labelledby="old-notice">
          <h2 id="old-notice">{pageText('page.returnsOld')}</h2>
          <p>{pageText('page.returnsOldText')}</p>
          <Prose text={pageText('page.returnsOldBody')} />
        </aside>
      </div>
    </ReadingPage>
  )
}
