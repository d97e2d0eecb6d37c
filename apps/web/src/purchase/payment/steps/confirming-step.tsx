import { useQuery } from '@tanstack/react-query'
import { CallProblem } from '../../../api/calls/call.ts'
import type { ChargeAnswer } from '../../../api/orders/payments.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLostFocus } from '../card/use-lost-focus.ts'

const FIRST_WAIT_MS = 1_500
const LONGEST_WAIT_MS = 30_000

interface ConfirmingStepProps {
  /** 'order 7' */
  paid: string
  /** Status of the charge. */
  ask: () => Promise<ChargeAnswer>
  onAnswer: (answer: ChargeAnswer) => void
  /** The charge never reached the shop. */
  onNothing: () => void
}

/** Polls for the payment's outcome with increasing delays while it is unknown. */
export function ConfirmingStep({ paid, ask, onAnswer, onNothing }: ConfirmingStepProps) {
  useQuery({
    queryKey: ['payment being confirmed', paid],
    queryFn: async () => {
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof CallProblem && error.problem.status === 404) return null
        throw error
      })
      if (answer) onAnswer(answer)
      else onNothing()
      return answer
    },
    refetchInterval: ({ state }) => {
      const attempts = state.dataUpdateCount + state.errorUpdateCount
      return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 1.5 ** attempts)
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const box = useLostFocus<HTMLDivElement>()
  return (
    <div ref={box} className="note info" role="status" tabIndex={-1}>
      <Icon name="clock" />
      <div>
        <b className="strong">{say('paymentBeingConfirmed')}</b>
        <p>{t('payment.confirmingHelp')}</p>
      </div>
    </div>
  )
}
