import { NoAnswer } from '../breaker/no-answer.ts'

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

async function readPdf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) throw new NoAnswer('The label is too large')
    parts.push(part)
  }
  const pdf = Buffer.concat(parts)
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new NoAnswer('The label is no PDF')
  return pdf
}
