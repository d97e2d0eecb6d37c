import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { useSession } from '../../session/session.ts'
import { addToQuoteList, clearQuoteList, useQuoteList } from '../../state/quote-list.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './quote.module.css'
import { quoteText } from './quote-texts.ts'
import { useQuoteForm } from './use-quote-form.ts'
import { WantedLine } from './wanted-line.tsx'

/** The list of products to ask a quote for, and the form that sends it; a product in the address is added first. */
export function QuotePage({ added }: { added: number }) {
  const navigate = useNavigate()
  // The list is outside React. Once there, the product leaves the address: a reload must not add it again.
  useEffect(() => {
    if (!(added > 0)) return
    addToQuoteList(added)
    void navigate(paths.quote(''), { replace: true })
  }, [added, navigate])
  const [isSent, setSent] = useState(false)
  return (
    <div className={`page stack ${styles.quote}`}>
      <PageTitle title={quoteText('quote.title')} />
      {isSent ? (
        <Sent />
      ) : (
        <>
          <p className="lead">{quoteText('quote.lead')}</p>
          <QuoteList
            onSent={() => {
              clearQuoteList()
              setSent(true)
            }}
          />
        </>
      )}
    </div>
  )
}

function QuoteList({ onSent }: { onSent: () => void }) {
  const list = useQuoteList()
  const lines = useRef<HTMLUListElement>(null)
  if (list.length === 0) return <Empty />
  return (
    <div className="stack">
      <section className="stack" aria-labelledby="quote-list">
        <h2 id="quote-list">{quoteText('quote.list')}</h2>
        <ul ref={lines}>
          {list.map((wanted) => (
            <WantedLine key={wanted.productId} wanted={wanted} />
          ))}
        </ul>
        <p>
          <Link className="strong" to={paths.continueShopping}>
            {quoteText('quote.more')}
          </Link>
          <span className="small muted"> {quoteText('quote.moreHelp')}</span>
        </p>
      </section>
      <Form onSent={onSent} wrongQuantity={() => lines.current?.querySelector('[aria-invalid]')} />
    </div>
  )
}

const Empty = () => (
  <div className="note info spaced">
    <Icon name="info-circle" />
    <div>
      <b className="strong">{quoteText('quote.empty')}</b>
      <p>{quoteText('quote.moreHelp')}</p>
      <Link className={buttonClass('outline')} to={paths.continueShopping}>
        {quoteText('quote.goOn')}
      </Link>
    </div>
  </div>
)

interface FormProps {
  onSent: () => void
  /** A quantity of the list that cannot be sent. */
  wrongQuantity: () => HTMLInputElement | null | undefined
}

function Form({ onSent, wrongQuantity }: FormProps) {
  const { customer } = useSession()
  const { form, busy, refusal, submit } = useQuoteForm({ customer, onSent })
  const { field } = form
  return (
    <form
      className="panel stack"
      noValidate
      aria-labelledby="quote-contact"
      onSubmit={(event) => {
        const wrong = wrongQuantity()
        if (!wrong) return submit(event)
        event.preventDefault()
        wrong.focus()
      }}
    >
      <h2 id="quote-contact">{quoteText('quote.yours')}</h2>
      <FormErrors form={form} />
      <div className="two-columns">
        <TextField label={quoteText('quote.name')} autoComplete="name" {...field('name')} />
        <TextField
          label={quoteText('quote.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          {...field('email')}
        />
        <TextField
          label={quoteText('quote.phone')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextArea
          label={quoteText('quote.note')}
          hint={quoteText('quote.noteHint')}
          optional={t('common.optional')}
          rows={4}
          full
          {...field('note')}
        />
      </div>
      <RefusalNote text={refusal} />
      <div className={`row ${styles.send}`}>
        <Button type="submit" big busy={busy}>
          {quoteText('quote.send')}
        </Button>
        <span className="small muted">{quoteText('quote.sendHelp')}</span>
      </div>
    </form>
  )
}

/** Takes focus, so that no one misses it. */
function Sent() {
  const note = useRef<HTMLDivElement>(null)
  // Focus is not part of rendering.
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} className="note good spaced" role="status" tabIndex={-1}>
      <Icon name="circle-check" />
      <div>
        <b className="strong">{quoteText('quote.sent')}</b>
        <p>{quoteText('quote.sentHelp')}</p>
        <Link className={buttonClass('outline')} to={paths.continueShopping}>
          {quoteText('quote.goOn')}
        </Link>
      </div>
    </div>
  )
}
