import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'

/** The largest width shown in the shop. */
const WIDTHS = [800, 640, 480, 320]
const QUALITIES = [0.85, 0.7, 0.55]

/**
 * Scales a picture down for the upload: the largest size and best quality that fit.
 * @throws Error if the browser cannot read it.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  for (const width of WIDTHS) {
    for (const quality of QUALITIES) {
      const smaller = await draw(bitmap, Math.min(width, bitmap.width), quality)
      if (smaller && smaller.size <= MAX_IMAGE_BYTES) return smaller
    }
  }
  throw new Error('too detailed')
}

function draw(bitmap: ImageBitmap, width: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.round((bitmap.height / bitmap.width) * width))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
}
