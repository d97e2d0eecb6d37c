import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { askBackInStock } from '../../../api/catalog/back-in-stock.ts'
import { backText } from '../../../components/back-in-stock/back-texts.ts'
import { translateMessage } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './notify-me.module.css'

/** For a sold-out product: requests one mail when it is back, to a mailbox that confirms. */
export function NotifyMe({ productId }: { productId: number }) {
  const [fault, setFault] = useState<string>()
  const id = useId()
  const asking = useMutation({
    mutationFn: (email: string) => askBackInStock(productId, email),
    onError: (error) => setFault(reasonOf(error)),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking.isPending) return
    const input = event.currentTarget.elements.namedItem('email')
    if (!(input instanceof HTMLInputElement)) return
    const isWrong = input.value.trim() === '' || !input.validity.valid
    setFault(isWrong ? backText('back.wrongEmail') : undefined)
    if (isWrong) input.focus()
    else asking.mutate(input.value.trim())
  }
  return (
    <section className={styles.notifyMe} aria-labelledby={`${id}-title`}>
      <b id={`${id}-title`} className="strong">
        {backText('back.title')}
      </b>
      <p className="small muted">{backText('back.help')}</p>
      {!asking.isSuccess && (
        <form noValidate onSubmit={send} className={styles.form}>
          <div className={fault ? 'field bad' : 'field'}>
            <label className="label" htmlFor={`${id}-email`}>
              {backText('back.email')}
            </label>
            <span id={`${id}-error`} className={fault ? 'error' : undefined} role="alert">
              {fault && (
                <>
                  <Icon name="alert-triangle" /> {fault}
                </>
              )}
            </span>
            <input
              id={`${id}-email`}
              className="input"
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="off"
              maxLength={254}
              aria-invalid={fault !== undefined}
              aria-describedby={`${id}-error`}
            />
          </div>
          <Button type="submit" rank="outline" icon="mail" busy={asking.isPending}>
            {backText('back.send')}
          </Button>
        </form>
      )}
      <div role="status">
        {asking.isSuccess && (
          <p className="note good">
            <Icon name="mail" />
            <span>{backText('back.sent')}</span>
          </p>
        )}
      </div>
    </section>
  )
}

const reasonOf = (error: Error): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : backText('back.failed')
