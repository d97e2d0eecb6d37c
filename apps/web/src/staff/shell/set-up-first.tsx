import { useQueryClient } from '@tanstack/react-query'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { leaveSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SecondFactorSetUp } from '../components/second-factor/second-factor-set-up.tsx'
import type { RecoveryCodes } from '../session/use-staff-session.ts'

/** The shop requires two-step verification, and this member of staff must set it up before anything else. */
export function SetUpFirst({ codes }: { codes: RecoveryCodes }) {
  const client = useQueryClient()
  const enter = async () => {
    // Who is signed in, and whatever was refused meanwhile.
    await client.invalidateQueries()
    codes.setAreShown(false)
  }
  return (
    <div className="stack">
      <PageTitle title="Set up two-step verification" />
      <p>This shop requires it of everyone who works here. It takes a minute, once.</p>
      <SecondFactorSetUp
        onCodesShown={() => codes.setAreShown(true)}
        onCodesSaved={() => void enter()}
      />
      {!codes.areShown && (
        <Button rank="outline" onClick={() => void leaveSession()}>
          Sign out
        </Button>
      )}
    </div>
  )
}
