import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { storeHours } from '../../api/content.ts'
import { shopConfig } from '../../api/shop.ts'
import { callLink } from '../../lib/addresses/call-link.ts'
import { pageText } from '../../lib/words/page-texts.ts'
import { translateWord } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact.module.css'
import { hoursLines } from './hours-lines.ts'

/** Phone, mail, address and hours: in the same place on every page (ux §3.54). */
export function ContactDetails() {
  const { data: config } = useQuery(shopConfig())
  const { data: days } = useQuery({ ...storeHours(), retry: false })
  const hours = days?.length ? hoursLines(days) : config ? [translateWord(config.hoursLine)] : []
  return (
    <aside className="panel flat stack-large" aria-label={pageText('page.contact.details')}>
      <Detail icon="phone" title={pageText('page.contact.call')}>
        {config && (
          <a className={`plain ${styles.phone}`} href={callLink(config.phone)}>
            {config.phone}
          </a>
        )}
        {config && translateWord(config.hoursLine)}
      </Detail>
      <Detail icon="mail" title={pageText('page.contact.mail')}>
        {config && <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>}
      </Detail>
      <Detail icon="map-pin" title={pageText('page.contact.visit')}>
        {config?.address.split('\n').map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </Detail>
      <Detail icon="clock" title={pageText('page.contact.hours')}>
        {hours.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </Detail>
      <p className="note info">
        <Icon name="info-circle" />
        <span>{pageText('page.contact.emergency')}</span>
      </p>
    </aside>
  )
}

interface DetailProps {
  icon: string
  title: string
  children: ReactNode
}

function Detail({ icon, title, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <Icon name={icon} large />
      <div>
        <h2>{title}</h2>
        <p className="small muted">{children}</p>
      </div>
    </div>
  )
}
