import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Prose } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'
import styles from './food-delivery-page.module.css'

/** Three outside services that deliver meals (Decisions §1). */
const SERVICES = [
  { name: 'Uber Eats', address: 'https://www.ubereats.com/' },
  { name: 'DoorDash', address: 'https://www.doordash.com/' },
  { name: 'Grubhub', address: 'https://www.grubhub.com/' },
] as const

export function Component() {
  return (
    <ReadingPage title={pageText('page.food')} lead={pageText('page.foodLead')} scene="kitchen">
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.foodBody')} />
        <ul className={styles.services}>
          {SERVICES.map(({ name, address }) => (
            <li key={name}>
              <a
                className={buttonClass('outline', { wide: true, big: true })}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
              >
                {pageText('page.foodOrder', { service: name })}
                <Icon name="external-link" />
                <span className="visually-hidden">, {pageText('page.foodOpens')}</span>
              </a>
            </li>
          ))}
        </ul>
        <Prose text={pageText('page.foodAfter')} />
      </div>
    </ReadingPage>
  )
}
