import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopConfig } from '../../../api/shop.ts'
import {
  NEWSLETTER_QUESTIONS,
  type Newsletter,
  type NewsletterText,
  releaseNewsletter,
} from '../../../api/staff/pages/newsletters.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'
import { formatNumber, minuteInWords } from '../../components/page/formats.ts'
import type { NewsletterValues } from './trial-of.ts'

interface SendPanelProps {
  newsletter: Newsletter
  form: CheckedForm<NewsletterValues>
  /** As typed: this is what is sent. */
  text: NewsletterText
}

/** When a draft is sent and to how many, and the button that sends it. */
export function SendPanel({ newsletter, form, text }: SendPanelProps) {
  const [asks, setAsks] = useState(false)
  const zone = useQuery(shopConfig()).data?.timeZone
  const { newsletterId, readers } = newsletter
  const { sendAt } = form.values
  const { busy, refusal, save } = useSave(releaseNewsletter, {
    outdates: NEWSLETTER_QUESTIONS,
    success: sendAt ? 'Scheduled. You can stop it until then.' : 'Sending has begun.',
    onErrors: (errors) => {
      setAsks(false)
      return form.showErrors(errors)
    },
  })
  const count = readers.en + readers.es
  const languages = `${formatNumber(readers.en)} in English, ${formatNumber(readers.es)} in Spanish`
  return (
    <section className="panel stack" aria-label="Send">
      <h2>Send</h2>
      <p>
        Goes to {countOf(count, 'confirmed subscriber')}: {languages}.
      </p>
      <TextInput
        label="Send at (optional)"
        type="datetime-local"
        description={`Leave it empty to send now.${zone ? ` By the shop’s clock (${zone}).` : ''}`}
        {...form.field('sendAt')}
      />
      {count === 0 && !sendAt ? (
        // It would count as sent, and could not be sent again once somebody has subscribed.
        <p className="muted">
          Nobody has confirmed a subscription yet. You can schedule it for later.
        </p>
      ) : (
        <div>
          <Button icon="mail" onClick={() => setAsks(true)}>
            {sendAt ? 'Schedule newsletter' : 'Send newsletter'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={sendAt ? 'Schedule this newsletter?' : 'Send this newsletter now?'}
        confirmLabel={sendAt ? 'Schedule' : 'Send now'}
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() =>
          save({ newsletterId, text, before: newsletter.text, sendAt: sendAt || null })
        }
      >
        “{text.subject}” goes to {countOf(count, 'subscriber')}
        {sendAt && ` on ${minuteInWords(sendAt)}`}. What went out cannot be taken back.
      </ConfirmDialog>
    </section>
  )
}
