import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import lineStyles from './product-line.module.css'

interface LinkRowProps {
  /** What the link shows, and its dates. */
  text: string
  /** Revokes it: from then on it opens nothing. */
  end: () => Promise<unknown>
  /** The button's label, and its accessible name, which includes the row. */
  endLabel: string
  endName: string
  ended: string
  failed: string
}

/** An active link to a cart or list, and the button that revokes it. */
export function LinkRow({ text, end, endLabel, endName, ended, failed }: LinkRowProps) {
  const ending = useMutation({ mutationFn: end, onSuccess: () => announce(ended) })
  return (
    <li className={lineStyles.line}>
      <div>
        {text}
        {ending.error && <p className="note warn">{failed}</p>}
      </div>
      <Button
        rank="outline"
        busy={ending.isPending}
        aria-label={endName}
        onClick={() => ending.mutate()}
      >
        {endLabel}
      </Button>
    </li>
  )
}
