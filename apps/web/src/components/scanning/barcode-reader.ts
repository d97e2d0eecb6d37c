/** Reads the barcodes in a camera picture; close it when no longer in use. */
export interface BarcodeReader {
  /** The codes in the current picture; those of GS1 may start with their symbology identifier ("]d2"). */
  read: (video: HTMLVideoElement) => Promise<string[]>
  close: () => void
}

/** The browser's Shape Detection API, which TypeScript's own types lack. */
interface DetectorClass {
  new (options: {
    formats: string[]
  }): {
    detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
  }
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'itf', 'qr_code']
/** Longer edge of the decoded picture, in pixels: enough for the small squares on packages. */
const MAX_EDGE = 1280

/**
 * The browser's own reader if it supports every code used on packages, else a decoder that is loaded now and runs in a
 * worker.
 */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? decoderInWorker()
}

async function ownReader(): Promise<BarcodeReader | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Detector) return undefined
  const known = await Detector.getSupportedFormats().catch((): string[] => [])
  if (!FORMATS.every((format) => known.includes(format))) return undefined
  const detector = new Detector({ formats: FORMATS })
  const read = async (video: HTMLVideoElement) => {
    // It throws if there is no picture yet; the next pass will have one.
    const found = await detector.detect(video).catch(() => [])
    return found.map(({ rawValue }) => rawValue)
  }
  return { read, close: () => {} }
}

type Decoded = { codes: string[] } | { problem: string }

function decoderInWorker(): BarcodeReader {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (video: HTMLVideoElement) =>
    new Promise<string[]>((resolve, reject) => {
      const picture = context && pictureOf(video, canvas, context)
      if (!picture) return resolve([])
      worker.onerror = () => reject(new Error('The decoder could not be loaded'))
      worker.onmessage = ({ data }: MessageEvent<Decoded>) =>
        'codes' in data ? resolve(data.codes) : reject(new Error(data.problem))
      worker.postMessage(picture, [picture.data.buffer])
    })
  return { read, close: () => worker.terminate() }
}

/** The current camera picture; undefined before the first one. */
function pictureOf(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return undefined
  const scale = Math.min(1, MAX_EDGE / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
