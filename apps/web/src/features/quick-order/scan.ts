import { readBarcode } from '@mendwell/domain/orders/quick-order'

/** What browsers that read barcodes offer (Shape Detection API); TypeScript's own list does not have it. */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'itf']
/** Between two looks at the picture. */
const LOOK_MS = 250

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads barcodes, and may open a camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && globalThis.navigator?.mediaDevices !== undefined

/**
 * Looks at what a camera shows until there is the number of a product.
 * @returns how to stop looking.
 */
export function lookForCode(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const Detector = detectorClass()
  if (!Detector) return () => {}
  const detector = new Detector({ formats: FORMATS })
  let hasEnded = false
  const look = async () => {
    const codes = await detector.detect(video).catch(() => [])
    const code = codes.map(({ rawValue }) => readBarcode(rawValue)).find(Boolean)
    if (hasEnded) return
    if (code) onCode(code)
    setTimeout(() => void (hasEnded || look()), LOOK_MS)
  }
  void look()
  return () => {
    hasEnded = true
  }
}
