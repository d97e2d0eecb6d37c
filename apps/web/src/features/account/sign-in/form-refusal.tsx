import { CallProblem } from '../../../api/calls/call.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { adviceOn } from '../../../lib/forms/say-with-advice.tsx'
import { reasonOf } from './reason-of.ts'

/** Why the shop refused a form without field errors. */
export function FormRefusal({ refusal }: { refusal: Error | undefined }) {
  const code = refusal instanceof CallProblem ? refusal.problem.sentence?.code : undefined
  return <RefusalNote text={refusal && reasonOf(refusal)} advice={code && adviceOn(code)} />
}
