import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beginSecondFactor, confirmSecondFactor, standing } from '../../../api/staff/members.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CodeForm } from '../../components/forms/code-form.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { QrCode } from './qr-code.tsx'

/** Three steps: scan, type a code, keep the recovery codes. */
export function SecondFactorSetUp() {
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useSave(beginSecondFactor, { onSaved: setBegun })
  if (codes) return <RecoveryCodes codes={codes} />
  if (!begun) {
    return (
      <>
        <Refusal refusal={begin.refusal} />
        <p>
          With an authenticator app on your phone, your password alone opens nothing. After it you
          type a code that the app shows.
        </p>
        <p>
          <Button busy={begin.busy} onClick={() => begin.save(undefined)}>
            Switch on
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        Scan this with your authenticator app, or type the key. On the phone that has the app,{' '}
        <a href={begun.uri}>open the app</a> instead.
      </p>
      <QrCode text={begun.uri} label="QR code for your authenticator app" />
      <p>
        Key: <code>{begun.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <CodeForm
        label="Code"
        hint="The six digits the app shows now"
        saveLabel="Confirm"
        send={confirmSecondFactor}
        onSaved={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const client = useQueryClient()
  return (
    <>
      <p>
        <b className="strong">The second factor is on.</b> Keep these codes where you find them
        without your phone. Each opens the door once. They are shown only now.
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="row">
        <a
          className={buttonClass('outline')}
          download="mendwell-recovery-codes.txt"
          href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`}
        >
          <Icon name="download" />
          Download the codes
        </a>
        <Button onClick={() => void client.invalidateQueries({ queryKey: standing().queryKey })}>
          I have kept them
        </Button>
      </p>
    </>
  )
}
