import { endSecondFactor } from '../../../api/staff/members.ts'
import { CodeForm } from '../../components/forms/code-form.tsx'
import { countOf } from '../../components/page/count-of.ts'
import { Tag } from '../../components/page/tags.tsx'

/** The second factor is on: how many recovery codes are left, and how to turn it off. */
export function SecondFactorOff({ codesLeft }: { codesLeft: number }) {
  return (
    <>
      <p>
        <Tag tone="good">On</Tag> {countOf(codesLeft, 'recovery code')} left. To get new ones, turn
        it off and on again.
      </p>
      <CodeForm
        label="Code"
        hint="From your app, or a recovery code"
        saveLabel="Turn off"
        danger
        send={endSecondFactor}
        outdates={['/staff/standing']}
      />
    </>
  )
}
