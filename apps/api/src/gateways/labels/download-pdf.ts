import { NoAnswer } from '../breaker/no-answer.ts'
import { readBody } from '../breaker/read-body.ts'

const DOWNLOAD_MS = 20_000
/** A label takes some dozens of KB. */
const MAX_BYTES = 5 * 1024 * 1024

/**
 * The PDF at an address that a provider gave: over https, or from the provider itself; without our key, and without
 * following it elsewhere.
 * @throws NoAnswer if there is no PDF there.
 */
export async function downloadPdf(address: string, providerUrl: string): Promise<Buffer> {
  const url = URL.parse(address)
  const isTrusted = url?.protocol === 'https:' || url?.origin === new URL(providerUrl).origin
  if (!url || !isTrusted) throw new NoAnswer('The provider gave an unusable address of a label')
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(DOWNLOAD_MS),
    })
    if (!response.ok) throw new NoAnswer(`The label was answered with ${response.status}`)
    return await readPdf(response)
  } catch (cause) {
    if (cause instanceof NoAnswer) throw cause
    throw new NoAnswer('The label cannot be downloaded', { cause })
  }
}

async function readPdf(response: Response): Promise<Buffer> {
  const pdf = await readBody(response, MAX_BYTES, 'The label is too large')
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new NoAnswer('The label is no PDF')
  return pdf
}
