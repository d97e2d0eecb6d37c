import type { Language } from '@mendwell/domain/words/languages'
import { useState } from 'react'
import {
  continueNewsletter,
  NEWSLETTER_QUESTIONS,
  type Newsletter,
  stopNewsletter,
} from '../../../api/staff/pages/newsletters.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'
import { formatMoment, formatNumber } from '../../components/page/formats.ts'
import { NewsletterPreview } from './newsletter-preview.tsx'
import { outcomeInWords } from './newsletter-states.ts'
import styles from './newsletters.module.css'
import { trialOf } from './trial-of.ts'

/** How far a newsletter got, and the buttons that stop and continue it; beside it what was sent. */
export function NewsletterProgress({ newsletter }: { newsletter: Newsletter }) {
  const [language, setLanguage] = useState<Language>('en')
  const { text, state } = newsletter
  return (
    <div className={styles.beside}>
      <section className="panel stack" aria-label="Progress">
        <h2>{state === 'SCHEDULED' ? 'Scheduled' : 'Progress'}</h2>
        <Figures newsletter={newsletter} />
        {(state === 'SCHEDULED' || state === 'SENDING') && <Stop newsletter={newsletter} />}
        {state === 'STOPPED' && <Continue newsletter={newsletter} />}
      </section>
      <NewsletterPreview trial={trialOf(text, language)} onLanguage={setLanguage} />
    </div>
  )
}

/** What some outcomes mean. */
const NOTES = [
  ['bounced', 'Bounced: there is no such mailbox. It gets no more newsletters.'],
  ['failed', 'Failed: the mail server refused it to the last try. See the email log.'],
  ['leftOut', 'Left out: they unsubscribed meanwhile, or it was stopped.'],
  [
    'unknown',
    'Unclear: the connection broke while it was being sent. It is not sent again, so that nobody gets it twice.',
  ],
] as const

const BEGUN: Partial<Record<Newsletter['state'], string>> = {
  SCHEDULED: 'Goes out',
  SENDING: 'Started',
}

function Figures({ newsletter }: { newsletter: Newsletter }) {
  const { state, sendAt, releasedBy, progress, readers, startedAt, endedAt } = newsletter
  const done = progress.recipients - progress.waiting
  const total = Math.max(readers.en + readers.es, progress.recipients)
  return (
    <>
      <p>
        {BEGUN[state] ?? 'Sent'} {sendAt && formatMoment(startedAt ?? sendAt)} by {releasedBy}
        {state === 'SCHEDULED' && ` to ${countOf(readers.en + readers.es, 'subscriber')}`}
        {endedAt && state === 'STOPPED' && `, stopped ${formatMoment(endedAt)}`}.
      </p>
      {state === 'SENDING' && (
        <p>
          <progress
            className={styles.bar}
            aria-label="Emails tried"
            value={done}
            max={Math.max(total, 1)}
          />
          <br />
          {formatNumber(done)} of {formatNumber(total)}
        </p>
      )}
      {state !== 'SCHEDULED' && <p role="status">{outcomeInWords(progress)}.</p>}
      {NOTES.filter(([name]) => progress[name] > 0).map(([name, words]) => (
        <p key={name} className="muted">
          {words}
        </p>
      ))}
    </>
  )
}

function Stop({ newsletter }: { newsletter: Newsletter }) {
  const [asks, setAsks] = useState(false)
  const isBefore = newsletter.state === 'SCHEDULED'
  const { busy, refusal, save } = useSave(stopNewsletter, {
    outdates: NEWSLETTER_QUESTIONS,
    success: isBefore ? 'It is a draft again.' : 'Stopped. Nothing more goes out.',
    onSaved: () => setAsks(false),
  })
  if (isBefore) {
    return (
      <div>
        <Refusal refusal={refusal} />
        <Button rank="outline" busy={busy} onClick={() => save(newsletter.newsletterId)}>
          Make it a draft again
        </Button>
      </div>
    )
  }
  return (
    <div>
      <Button rank="danger" onClick={() => setAsks(true)}>
        Stop sending
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title="Stop this newsletter?"
        confirmLabel="Stop sending"
        cancelLabel="Go on"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(newsletter.newsletterId)}
      >
        Nobody gets it after this, until you continue it.
      </ConfirmDialog>
    </div>
  )
}

function Continue({ newsletter: { newsletterId, unreached } }: { newsletter: Newsletter }) {
  const [asks, setAsks] = useState(false)
  const { busy, refusal, save } = useSave(continueNewsletter, {
    outdates: NEWSLETTER_QUESTIONS,
    success: 'Sending goes on.',
    onSaved: () => setAsks(false),
  })
  const rest = countOf(unreached, 'subscriber')
  return (
    <>
      <p>{rest} still to reach.</p>
      <div>
        <Button icon="mail" onClick={() => setAsks(true)}>
          Continue sending
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title="Continue this newsletter?"
        confirmLabel="Continue sending"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(newsletterId)}
      >
        It goes to {rest} who signed up before it was first sent and did not get it. Nobody gets it
        twice.
      </ConfirmDialog>
    </>
  )
}
