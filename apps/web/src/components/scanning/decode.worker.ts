import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What is printed on medical packages: product numbers, GS1 and HIBC codes with lot and date, and links. */
const FORMATS = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'ITF',
  'DataBar',
  'DataMatrix',
  'QRCode',
] as const

prepareZXingModule({ overrides: { locateFile: () => decoder } })

/** Prefixes GS1 codes like scanners do ("]d2"): only then do separators have a meaning. */
const textOf = ({
  contentType,
  symbologyIdentifier,
  text,
}: Awaited<ReturnType<typeof readBarcodes>>[number]) =>
  contentType === 'GS1' ? `${symbologyIdentifier}${text}` : text

/** Reads one picture after the other, beside the page, which stays quick; it alone may run what is compiled for it. */
globalThis.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  try {
    const found = await readBarcodes(data, {
      formats: [...FORMATS],
      textMode: 'Plain',
      maxNumberOfSymbols: 4,
    })
    globalThis.postMessage({ codes: found.filter(({ isValid }) => isValid).map(textOf) })
  } catch (problem) {
    globalThis.postMessage({ problem: String(problem) })
  }
}
