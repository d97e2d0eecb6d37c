import { FileButton } from '@mantine/core'
import { messages } from '@mendwell/contract/wire/messages'
import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopConfig } from '../../../../api/shop.ts'
import {
  LOGO_QUESTIONS,
  mailLogo,
  removeMailLogo,
  uploadMailLogo,
} from '../../../../api/staff/pages/mail-texts.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import styles from './mails.module.css'

/** The picture at the head of every email, as it is shown there. */
export function MailLogo() {
  const query = useQuery(mailLogo())
  const shopName = useQuery(shopConfig()).data?.shopName ?? ''
  const [isTooBig, setTooBig] = useState(false)
  const uploading = useSave(uploadMailLogo, {
    outdates: LOGO_QUESTIONS,
    success: 'Saved. The next email shows it.',
  })
  const removing = useSave(removeMailLogo, {
    outdates: LOGO_QUESTIONS,
    success: 'Removed. Emails begin with the name of the shop.',
  })
  const choose = (file: File | null) => {
    setTooBig(file !== null && file.size > MAX_IMAGE_BYTES)
    if (file && file.size <= MAX_IMAGE_BYTES) uploading.save(file)
  }
  return (
    <section className="panel stack" aria-label="Logo">
      <h2>Logo</h2>
      <QueryState query={query} lines={2}>
        {({ logo }) => (
          <>
            <p className={styles.logo}>
              {logo ? (
                <img src={logo.url} alt={shopName} width={logo.width} height={logo.height} />
              ) : (
                <b>{shopName}</b>
              )}
            </p>
            <p className="muted">
              The head of every email. JPEG, PNG or WebP, at most 65 KB; it is shown at most 280 by
              80 pixels large, on white. Where pictures are off, the name of the shop stands there.
            </p>
            <Refusal refusal={uploading.refusal ?? removing.refusal} />
            <div role="alert">{isTooBig && <p className="note warn">{messages.fileTooBig}</p>}</div>
            <div className="row">
              <FileButton accept="image/*" onChange={choose}>
                {(props) => (
                  <Button {...props} rank="outline" busy={uploading.busy}>
                    Choose a logo
                  </Button>
                )}
              </FileButton>
              {logo && (
                <Button rank="quiet" busy={removing.busy} onClick={() => removing.save(undefined)}>
                  Remove logo
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
    </section>
  )
}

/** Who changed it, and the way back. */
export const MailLogoHistory = () => <ThingHistory objectType="setting" objectId="mailLogo" />
