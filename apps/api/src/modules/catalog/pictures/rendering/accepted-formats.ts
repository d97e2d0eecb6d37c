import type { ImageFormat } from '../pictures.repository.ts'

/**
 * Formats that a client can read, best first. Browsers name AVIF and WebP in Accept; clients that name neither, nor a
 * wildcard, get PNG (mail programs).
 */
export function acceptedFormats(accept = '*/*'): ImageFormat[] {
  const names = (type: string) =>
    accept.split(',').some((part) => part.trim().split(';')[0]?.toLowerCase() === type)
  if (names('image/avif')) return ['avif', 'webp']
  if (names('image/webp') || names('image/*') || names('*/*') || accept.trim() === '') {
    return ['webp']
  }
  return ['png']
}
