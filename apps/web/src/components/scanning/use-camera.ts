import { useEffect, useRef, useState } from 'react'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'

/** Between two passes over the picture, in ms. */
const LOOK_MS = 200
/**
 * A code absent for this many passes is a new package, about two seconds later. Passes are counted instead of time: on
 * a slow phone, seconds go by between two of them.
 */
const AWAY_LOOKS = 8

/** Why a camera shows nothing: not allowed, missing, in use by another program, or unsupported by this browser. */
const CAMERA_REFUSALS = ['denied', 'missing', 'busy', 'unable'] as const
export type CameraRefusal = (typeof CAMERA_REFUSALS)[number]
export type CameraState = 'off' | 'starting' | 'looking' | CameraRefusal

/** By the names that browsers give (Media Capture and Streams, getUserMedia). */
const REFUSALS: Partial<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const refusalOf = (problem: unknown): CameraRefusal =>
  (problem instanceof DOMException && REFUSALS[problem.name]) || 'unable'

const turnOff = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * Reads barcodes through the camera until stopped or unmounted. Each code is reported once while it stays in the
 * picture. No picture leaves the browser.
 */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream>()
  const latestOnCode = useRef(onCode)
  latestOnCode.current = onCode

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // A camera no longer in use is turned off.
  useEffect(() => () => turnOff(stream), [stream])
  useEffect(() => {
    if (!stream || !video.current) return
    video.current.srcObject = stream
    return lookForCodes(video.current, {
      onCode: (code) => latestOnCode.current(code),
      onReady: () => setState('looking'),
      onProblem: () => {
        setStream(undefined)
        setState('unable')
      },
    })
  }, [stream])

  async function start() {
    setState('starting')
    try {
      const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
      // Missing without a secure connection, or in old browsers.
      if (!navigator.mediaDevices) return setState('unable')
      const opened = await navigator.mediaDevices.getUserMedia({ video: wanted })
      // By the time permission is granted, the user may have left the screen.
      if (isHere.current) setStream(opened)
      else turnOff(opened)
    } catch (problem) {
      setState(refusalOf(problem))
    }
  }
  function stop() {
    setStream(undefined)
    setState('off')
  }
  return { video, state, isOn: stream !== undefined, start, stop }
}

interface Looking {
  onCode: (code: string) => void
  onReady: () => void
  /** The reader could not be loaded, or failed. */
  onProblem: () => void
}

/** Scans the camera picture repeatedly; returns how to stop. */
function lookForCodes(video: HTMLVideoElement, { onCode, onReady, onProblem }: Looking) {
  let hasEnded = false
  let reader: BarcodeReader | undefined
  /** For how many passes each code was absent. */
  const away = new Map<string, number>()
  const reportNewCodes = (codes: readonly string[]) => {
    for (const [code, looks] of away) {
      if (looks + 1 < AWAY_LOOKS) away.set(code, looks + 1)
      else away.delete(code)
    }
    for (const code of codes) {
      const isNew = !away.has(code)
      away.set(code, 0)
      if (isNew) onCode(code)
    }
  }
  const look = async () => {
    try {
      reader ??= await openBarcodeReader()
      const codes = await reader.read(video)
      if (hasEnded) return
      onReady()
      reportNewCodes(codes)
      setTimeout(() => void (hasEnded || look()), LOOK_MS)
    } catch {
      if (!hasEnded) onProblem()
    } finally {
      if (hasEnded) reader?.close()
    }
  }
  void look()
  return () => {
    hasEnded = true
    reader?.close()
  }
}
