import { readBarcode } from '@mendwell/domain/orders/quick-order'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { askForCode } from '../../api/orders/quick-order.ts'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { CameraScan, type CameraWords } from '../../components/scanning/camera-scan.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { quickText } from '../../lib/quick-order-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

const cameraWords = (): CameraWords => ({
  start: quickText('scan.start'),
  stop: quickText('scan.stop'),
  starting: quickText('scan.starting'),
  looking: quickText('scan.looking'),
  picture: quickText('scan.picture'),
  denied: quickText('scan.denied'),
  missing: quickText('scan.missing'),
  busy: quickText('scan.busy'),
  unable: quickText('scan.unable'),
})

/** Reads a box's barcode with the camera, or its typed number, and opens its product. */
export function Component() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  // The latest request: late answers to earlier ones open nothing.
  const asked = useRef('')
  async function find(code: string) {
    asked.current = code
    setSaid('')
    const answer = await askForCode(code).catch(() => undefined)
    if (asked.current !== code) return
    const [product, ...others] = answer?.[0]?.products ?? []
    if (!answer) setSaid(quickText('scan.failed', { code }))
    else if (!product) setSaid(quickText('scan.unknown', { code }))
    else void navigate(others.length === 0 ? paths.product(product) : paths.search(code))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const code = typed.trim()
    if (code !== '') void find(code)
  }
  return (
    <div className="page">
      <Crumbs
        trail={[
          { label: quickText('quick.title'), to: paths.quickOrder },
          { label: quickText('scan.title') },
        ]}
      />
      <PageTitle title={quickText('scan.title')} />
      <p className="lead">{quickText('scan.lead')}</p>
      <div className="stack">
        <CameraScan
          words={cameraWords()}
          onCode={(read) => {
            const code = readBarcode(read)
            if (code) void find(code)
          }}
        />
        <form className="stack-small" onSubmit={submit}>
          <TextField
            label={quickText('scan.type')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className="row">
            <Button type="submit">{quickText('scan.find')}</Button>
          </div>
        </form>
        <p role="status">{said}</p>
        <p>
          <Link to={paths.quickOrder}>{quickText('quick.title')}</Link>
        </p>
      </div>
    </div>
  )
}
