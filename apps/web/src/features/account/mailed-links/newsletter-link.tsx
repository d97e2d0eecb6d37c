import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { reasonOf } from '../sign-in/reason-of.ts'
import narrowStyles from './narrow.module.css'

interface NewsletterLinkProps {
  /** Which of the two links was followed: the prefix of its texts. */
  kind: 'newsletter.confirm' | 'newsletter.leave'
  redeem: (token: string) => Promise<unknown>
}

/** A mailed newsletter link; it takes a click to redeem, so that mail scanners cannot. */
export function NewsletterLink({ kind, redeem }: NewsletterLinkProps) {
  const token = useSearchParams()[0].get('t') ?? ''
  const { mutate, isSuccess, isPending, error } = useMutation({ mutationFn: () => redeem(token) })
  const text = (part: 'title' | 'help' | 'button' | 'done') => t(`${kind}.${part}`)
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <PageTitle title={text('title')} />
      {!isSuccess && <p className="muted">{text('help')}</p>}
      {!isSuccess && (
        <Button big busy={isPending} onClick={() => mutate()}>
          {text('button')}
        </Button>
      )}
      <div role="status" className="stack">
        {isSuccess && <p className="note good">{text('done')}</p>}
        {error && <p className="note warn">{reasonOf(error)}</p>}
      </div>
    </div>
  )
}
