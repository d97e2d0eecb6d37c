import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import lineStyles from './product-line.module.css'

interface LinkRowProps {
  /** What the link shows, since when and until when. */
  text: string
  /** Ends it: from then on it opens nothing. */
  end: () => Promise<unknown>
  /** On its button, and the same for those who do not see which row it is in. */
  endLabel: string
  endName: string
  ended: string
  failed: string
}

/** A link to a cart or list that works, and the button that ends it. */
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
