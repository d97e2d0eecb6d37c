import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../../lib/words/texts.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import textButtonStyles from '../../ui/buttons/text-button.module.css'
import styles from './delivery.module.css'

// Form code is as large as the rest of a product page.
const ZipForm = lazy(async () => ({ default: (await import('./zip-form.tsx')).ZipForm }))

/** Asks for the postal code for dates, when the shopper wants to give it. */
export function AskZip() {
  const zip = useDeliveryZip()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${textButtonStyles.button} ${styles.ask}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(zip === undefined ? 'delivery.enterZip' : 'delivery.changeZip')}
      </button>
      {isOpen && (
        <Suspense>
          <ZipForm onDone={close} />
        </Suspense>
      )}
    </>
  )
}
