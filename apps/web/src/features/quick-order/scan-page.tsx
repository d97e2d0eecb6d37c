import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { askForCode } from '../../api/orders/quick-order.ts'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { quickText } from '../../lib/quick-order-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './quick-order.module.css'
import { canScan, lookForCode } from './scan.ts'

type State = { kind: 'idle' | 'looking' | 'refused' } | { kind: 'unknown'; code: string }

/** Reads the barcode of a box with the camera and opens its product; the picture never leaves the browser. */
export function Component() {
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [stream, setStream] = useState<MediaStream>()
  // A camera that nobody looks through any more is turned off.
  useEffect(() => () => stream?.getTracks().forEach((track) => void track.stop()), [stream])
  useEffect(() => {
    if (!stream || !video.current) return
    video.current.srcObject = stream
    let lastCode = ''
    return lookForCode(video.current, async (code) => {
      if (code === lastCode) return
      lastCode = code
      const [found] = await askForCode(code).catch(() => [])
      const [product, ...others] = found?.products ?? []
      if (!product) setState({ kind: 'unknown', code })
      else void navigate(others.length === 0 ? paths.product(product) : paths.search(code))
    })
  }, [stream, navigate])
  const start = async () => {
    setState({ kind: 'looking' })
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
    } catch {
      setState({ kind: 'refused' })
    }
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
        {!canScan() && <p className="note warn">{quickText('scan.unable')}</p>}
        {canScan() && !stream && (
          <Button big onClick={() => void start()}>
            {quickText('scan.start')}
          </Button>
        )}
        {stream && <video ref={video} className={styles.camera} autoPlay playsInline muted />}
        <p role="status">
          {state.kind === 'looking' && quickText('scan.looking')}
          {state.kind === 'refused' && quickText('scan.refused')}
          {state.kind === 'unknown' && quickText('scan.unknown', { code: state.code })}
        </p>
        <p>
          <Link to={paths.quickOrder}>{quickText('quick.title')}</Link>
        </p>
      </div>
    </div>
  )
}
