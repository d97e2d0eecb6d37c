import { useState } from 'react'
import { beginSecondFactor, confirmSecondFactor } from '../../../api/staff/members.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CodeForm } from '../forms/code-form.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import { QrCode } from './qr-code.tsx'
import styles from './second-factor.module.css'

interface SecondFactorSetUpProps {
  /** It is on, and the recovery codes are shown, only now: what contains this must keep it on the screen. */
  onCodesShown: () => void
  onCodesSaved: () => void
}

/** Three steps: scan, type a code, save the recovery codes. */
export function SecondFactorSetUp({ onCodesShown, onCodesSaved }: SecondFactorSetUpProps) {
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useSave(beginSecondFactor, { onSaved: setBegun })
  if (codes) return <RecoveryCodes codes={codes} onSaved={onCodesSaved} />
  if (!begun) {
    return (
      <>
        <Refusal refusal={begin.refusal} />
        <p>
          With two-step verification, signing in takes your password and a code from an
          authenticator app on your phone.
        </p>
        <p>
          <Button busy={begin.busy} onClick={() => begin.save(undefined)}>
            Turn on
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
        hint="The six digits shown in your app"
        saveLabel="Confirm"
        send={confirmSecondFactor}
        onSaved={({ recoveryCodes }) => {
          setCodes(recoveryCodes)
          onCodesShown()
        }}
      />
    </>
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  return (
    <>
      <p>
        <b className="strong">Two-step verification is on.</b> Save these recovery codes somewhere
        you can reach without your phone. Each code works once. They are shown only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
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
          Download codes
        </a>
        <Button onClick={onSaved}>I’ve saved them</Button>
      </p>
    </>
  )
}
