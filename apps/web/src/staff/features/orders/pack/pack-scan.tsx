import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDay } from '../../../components/page/formats.ts'
import { lotName } from '../../../components/page/lot-words.ts'
import { ScanField } from '../../../components/scanning/scan-field.tsx'
import styles from './pack.module.css'
import type { LotQuestion, Packing } from './use-packing.ts'

interface PackScanProps {
  packing: Packing
  field: RefObject<HTMLDivElement | null>
  onEmpty: () => void
}

/** The scanner input, and the result of the last scan in large type. */
export function PackScan({ packing, field, onEmpty }: PackScanProps) {
  const { scanning, scan, said, question } = packing
  // After the title, which takes focus to announce the order.
  useEffect(() => field.current?.querySelector('input')?.focus(), [field])
  return (
    <section className="panel stack">
      <ScanField
        ref={field}
        hint="Barcode of the package, or a SKU. Enter ends each one."
        problem={scanning.problem}
        onScan={scan}
        onEmpty={onEmpty}
      />
      <div role="alert">
        {said?.isRefused && (
          <p className={`note bad ${styles.said}`}>
            <Icon name="alert-triangle" />
            <span>
              <b className="strong">{said.title}.</b> {said.detail}
            </span>
          </p>
        )}
      </div>
      <div role="status">
        {said && !said.isRefused && (
          <p className={`note good ${styles.said}`}>
            <Icon name="circle-check" />
            <span>
              <b className="strong">{said.title}</b> {said.detail}
            </span>
          </p>
        )}
        {scanning.pending && 'Half of a label was read. Scan the other code of this package.'}
      </div>
      {question && (
        <WhichLot
          question={question}
          packing={packing}
          onDone={() => field.current?.querySelector('input')?.focus()}
        />
      )}
    </section>
  )
}

interface WhichLotProps {
  question: LotQuestion
  packing: Packing
  onDone: () => void
}

/** The code has no lot: the packer is asked, with the first to expire at the top. */
function WhichLot({ question, packing, onDone }: WhichLotProps) {
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset ref={first} className={styles.lots}>
      <legend>Which lot of {question.line.productName} is it?</legend>
      <div className="row">
        {question.line.lots.map((lot) => (
          <Button
            key={lot.lotId}
            rank="outline"
            onClick={() => {
              packing.chooseLot(question, lot.lotId)
              onDone()
            }}
          >
            {lotName(lot)}
            {lot.expiresOn && `, use by ${formatDay(lot.expiresOn)}`}
          </Button>
        ))}
        <Button
          rank="quiet"
          onClick={() => {
            packing.leaveOut()
            onDone()
          }}
        >
          Leave it out
        </Button>
      </div>
    </fieldset>
  )
}
