import { endSecondFactor } from '../../../api/staff/members.ts'
import { CodeForm } from '../../components/forms/code-form.tsx'
import { countOf } from '../../components/page/count-of.ts'
import { Tag } from '../../components/page/tags.tsx'

interface SecondFactorOnProps {
  codesLeft: number
  /** The shop requires it: it can't be turned off here. */
  isRequired: boolean
}

/** The second factor is on: how many recovery codes are left, how to get new ones, and how to turn it off. */
export function SecondFactorOn({ codesLeft, isRequired }: SecondFactorOnProps) {
  const state = (
    <>
      <Tag tone="good">On</Tag> {countOf(codesLeft, 'recovery code')} left.
    </>
  )
  if (isRequired) {
    return (
      <>
        <p>{state} This shop requires two-step verification of everyone, so it stays on.</p>
        <p>
          To get new codes, ask a colleague who manages staff to turn it off for you. You set it up
          again when you next sign in. If nobody else manages staff, turn the requirement off in
          Settings first.
        </p>
      </>
    )
  }
  return (
    <>
      <p>{state} To get new ones, turn it off and on again.</p>
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
