import { isConflict } from '../../../api/calls/call.ts'
import { t } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Why an order was not changed. */
export function ChangeRefused({ error }: { error: Error | null }) {
  return (
    <div role="alert">
      {error && (
        <p className="note warn spaced">
          <Icon name="alert-triangle" />
          {t(isConflict(error) ? 'after.packed' : 'after.failed')}
        </p>
      )}
    </div>
  )
}
