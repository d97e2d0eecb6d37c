import type { CSSProperties } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { type CameraRefusal, useCamera } from './use-camera.ts'

type CameraWord = CameraRefusal | 'start' | 'stop' | 'starting' | 'looking' | 'picture'
export type CameraWords = Record<CameraWord, string>

interface CameraScanProps {
  words: CameraWords
  onCode: (code: string) => void
}

/** Rarely shown, so it carries its own style. */
const PICTURE: CSSProperties = {
  width: 'min(100%, 480px)',
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-lg)',
  background: 'var(--ink)',
  objectFit: 'cover',
}

/** Reads barcodes through the camera; without a camera or permission, shows why and offers typing. */
export function CameraScan({ words, onCode }: CameraScanProps) {
  const { video, state, isOn, start, stop } = useCamera(onCode)
  const isRefused = state !== 'off' && state !== 'starting' && state !== 'looking'
  return (
    <div className="stack-small">
      {isOn && (
        <video ref={video} style={PICTURE} aria-label={words.picture} autoPlay playsInline muted />
      )}
      <div className="row">
        {isOn ? (
          <Button rank="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button rank="outline" busy={state === 'starting'} onClick={() => void start()}>
            {words.start}
          </Button>
        )}
      </div>
      <div role="status">
        {(state === 'starting' || state === 'looking') && <p className="muted">{words[state]}</p>}
        {isRefused && <p className="note warn">{words[state]}</p>}
      </div>
    </div>
  )
}
