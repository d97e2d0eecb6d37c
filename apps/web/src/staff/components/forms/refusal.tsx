import { CallProblem } from '../../../api/calls/call.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'

/** Why the server refused valid input. */
export function Refusal({ refusal }: { refusal: Error | null }) {
  return <RefusalNote text={refusal ? reasonOf(refusal) : undefined} />
}

const reasonOf = (refusal: Error) =>
  refusal instanceof CallProblem
    ? refusal.message
    : 'The shop can’t be reached. Nothing was saved. Please try again.'
