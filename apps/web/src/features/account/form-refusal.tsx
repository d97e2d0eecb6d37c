import { CallProblem } from '../../api/call.ts'
import { t, translate } from '../../lib/texts.ts'
import { Icon } from '../../ui/icon.tsx'

/** Why the shop refused a form that was filled in rightly. */
export function FormRefusal({ refusal }: { refusal: Error | undefined }) {
  return (
    <div role="alert">
      {refusal && (
        <p className="note bad">
          <Icon name="alert-triangle" />
          <b className="b">
            {refusal instanceof CallProblem
              ? translate(refusal.problem.detail)
              : t('account.unreachable')}
          </b>
        </p>
      )}
    </div>
  )
}
