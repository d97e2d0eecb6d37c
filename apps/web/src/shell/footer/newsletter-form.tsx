import { type FormEvent, useId, useState } from 'react'
import { subscribe } from '../../api/content.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './site-footer.module.css'

/** Email, required and of type email (Specification §5); the result is shown on the page. */
export function NewsletterForm() {
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed'>('ready')
  const noteId = useId()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    setState('sending')
    try {
      await subscribe(String(new FormData(form).get('email')))
      form.reset()
      setState('sent')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <form onSubmit={send}>
        <label className="field">
          <span className="label">{t('shell.newsletterEmail')}</span>
          <input
            className="input"
            type="email"
            name="email"
            required
            autoComplete="email"
            autoCapitalize="off"
            maxLength={254}
            aria-describedby={noteId}
          />
        </label>
        <Button type="submit" busy={state === 'sending'}>
          {t('shell.subscribe')}
        </Button>
      </form>
      <p className={`small ${styles.newsletterAnswer}`} id={noteId} role="status">
        {state === 'sent' && t('shell.subscribed')}
        {state === 'failed' && t('shell.subscribeFailed')}
      </p>
    </div>
  )
}
