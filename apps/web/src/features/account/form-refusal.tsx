import { CallProblem } from '../../api/call.ts'
import { RefusalNote } from '../../components/refusal-note.tsx'
import { t, translate } from '../../lib/texts.ts'

/** Why the shop refused a form that was filled in rightly. */
export function FormRefusal({ refusal }: { refusal: Error | undefined }) {
  return <RefusalNote text={refusal && reasonOf(refusal)} />
}

const reasonOf = (refusal: Error) =>
  refusal instanceof CallProblem ? translate(refusal.problem.detail) : t('account.unreachable')
