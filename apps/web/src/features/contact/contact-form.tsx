import { useEffect, useRef } from 'react'
import { pageText } from '../../lib/words/page-texts.ts'
import { say } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact.module.css'
import { useContactForm } from './use-contact-form.ts'

/** Name, email, phone, address, subject, message (Specification §2, Contact). */
export function ContactForm() {
  const { field, valid, state, failure, send } = useContactForm()
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      {state === 'sent' && <SentNote />}
      {failure && (
        <p className={`note warn ${styles.notice}`} role="alert">
          <Icon name="alert-triangle" />
          {failure}
        </p>
      )}
      <div className="two-columns">
        <TextField
          label={pageText('page.contact.name')}
          hint={pageText('page.contact.nameHint')}
          autoComplete="name"
          {...field('name')}
        />
        <TextField
          label={pageText('page.contact.email')}
          hint={pageText('page.contact.emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          {...field('email')}
        />
        <TextField
          label={pageText('page.contact.phone')}
          hint={pageText('page.contact.phoneHint')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label={pageText('page.contact.address')}
          hint={pageText('page.contact.addressHint')}
          autoComplete="street-address"
          autoCorrect="off"
          {...field('address')}
        />
        <TextField label={pageText('page.contact.subject')} full {...field('subject')} />
        <TextArea label={pageText('page.contact.message')} rows={6} full {...field('querydata')} />
      </div>
      <div className={`row ${styles.send}`}>
        <Button type="submit" big disabled={!valid} busy={state === 'sending'}>
          {pageText('page.contact.send')}
        </Button>
        <span className="small muted" role="status">
          {valid ? pageText('page.contact.answer') : pageText('page.contact.fillIn')}
        </span>
      </div>
    </form>
  )
}

/** Takes focus, so that no one misses it; it stays until something new is typed. */
function SentNote() {
  const note = useRef<HTMLParagraphElement>(null)
  // Focus is not part of rendering.
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} className={`note good ${styles.notice}`} role="status" tabIndex={-1}>
      <Icon name="circle-check" />
      {say('contactSent')}
    </p>
  )
}
