import { PageTitle } from '../../components/page-title.tsx'
import pageStyles from '../../components/purchase-page.module.css'
import { pageText } from '../../lib/page-texts.ts'
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
