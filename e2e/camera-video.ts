import fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const SIZE = { width: 640, height: 480 }
const FRAMES = 10

/**
 * A video of a package with a GS1 Data Matrix, which a browser uses as its camera.
 * @returns the path of the file, in raw YUV4MPEG2.
 */
export async function filmLabel(elements: string): Promise<string> {
  const writer = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(fs.readFileSync(writer)).buffer },
    fireImmediately: true,
  })
  const { image, error } = await writeBarcode(elements, {
    format: 'DataMatrix',
    options: 'gs1',
    scale: 8,
  })
  if (!image) throw new Error(error)
  const picture = await sharp(Buffer.from(await image.arrayBuffer()))
    .flatten({ background: '#fff' })
    .resize({ ...SIZE, fit: 'contain', background: '#fff', kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer()
  const colors = Buffer.alloc((SIZE.width * SIZE.height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colors])
  const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A0:0 C420jpeg\n`
  const file = path.join(fs.mkdtempSync(path.join(tmpdir(), 'mendwell-camera-')), 'label.y4m')
  fs.writeFileSync(file, Buffer.concat([Buffer.from(head), ...Array(FRAMES).fill(frame)]))
  return file
}
