import { useSearchParams } from 'react-router'
import { useReturnFigures } from '../../../components/orders/return-rules.ts'
import { FAQ_GROUPS } from '../../../components/reading/faq.ts'
import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { Words } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import { Replaceable } from '../reading/replaceable.tsx'
import styles from './faq-page.module.css'
import { ShippingTable } from './shipping-table.tsx'

export function Component() {
  return (
    <Replaceable pageKey="faq" below={<ShippingCosts />}>
      <Shipped />
    </Replaceable>
  )
}

/** Numbers that follow the settings, whatever staff have written above. */
function ShippingCosts() {
  return (
    <>
      <h2>{pageText('page.faq.shipping')}</h2>
      <p>{pageText('page.faq.shippingText')}</p>
      <ShippingTable />
    </>
  )
}

/** Questions that expand their answers; ?about=shipping expands that one. */
function Shipped() {
  const [search] = useSearchParams()
  const about = search.get('about')
  const returns = useReturnFigures()
  return (
    <ReadingPage title={pageText('page.faq')} lead={pageText('page.faqLead')}>
      <div className={`${readingStyles.article} ${styles.faq}`}>
        {FAQ_GROUPS.map(({ heading, topics }) => (
          <section key={heading} aria-label={pageText(heading)}>
            <h2>{pageText(heading)}</h2>
            {topics.map(({ name, title, text }) => (
              <details key={`${name}${about === name}`} open={about === name}>
                <summary>{pageText(title)}</summary>
                <p>
                  <Words text={pageText(text, returns)} />
                </p>
                {name === 'shipping' && <ShippingTable />}
              </details>
            ))}
          </section>
        ))}
      </div>
    </ReadingPage>
  )
}
