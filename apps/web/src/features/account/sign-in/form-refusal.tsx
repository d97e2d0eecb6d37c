import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { reasonOf } from './reason-of.ts'

/** Why the shop refused a form without field errors. */
export function FormRefusal({ refusal }: { refusal: Error | undefined }) {
  return <RefusalNote text={refusal && reasonOf(refusal)} />
}
