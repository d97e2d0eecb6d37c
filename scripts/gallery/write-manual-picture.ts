import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../../docs/manual/pictures')
/** The size that pages of the manual reserve (apps/web/manual-pages.ts). */
const SIZE = { width: 1280, height: 800 }
const MAX_BYTES = 60_000
const QUALITIES = [80, 65, 50, 35, 20]

/** A screenshot of the page for the manual: the best quality that fits into 60 kB. Throws if none does. */
export async function writeManualPicture(page: Page, name: string): Promise<void> {
  await page.setViewportSize(SIZE)
  const shown = await page.screenshot()
  for (const quality of QUALITIES) {
    const picture = await sharp(shown).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > MAX_BYTES) continue
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, `${name}.webp`), picture)
    return
  }
  throw new Error(`The picture of ${name} is larger than ${MAX_BYTES} bytes.`)
}
