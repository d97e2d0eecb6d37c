import pageStyles from '../../components/orders/purchase-page.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { pageText } from '../../lib/words/page-texts.ts'
import styles from './contact.module.css'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'

export function Component() {
  return (
    <div className={`page ${styles.contact}`}>
      <PageTitle title={pageText('page.contact')} />
      <p className="lead">{pageText('page.contact.lead')}</p>
      <div className={pageStyles.columns}>
        <ContactForm />
        <ContactDetails />
      </div>
    </div>
  )
}
