import { CallProblem } from '../../api/call.ts'
import { Icon } from '../../ui/icon.tsx'

/** Why the server refused what was right in form; the live region stands before there is anything to say. */
export function Refusal({ refusal }: { refusal: Error | null }) {
  return (
    <div role="alert">
      {refusal && (
        <p className="note bad">
          <Icon name="alert-triangle" />
          <b className="b">
            {refusal instanceof CallProblem
              ? refusal.message
              : 'The shop cannot be reached. Nothing was saved; try again.'}
          </b>
        </p>
      )}
    </div>
  )
}
