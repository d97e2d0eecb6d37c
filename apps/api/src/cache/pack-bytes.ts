import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { ownCopy } from './own-bytes.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Packing = 'br' | 'gzip'

/** Packing so many bytes at once takes less than a millisecond, and handing them to a thread and back as long again. */
const MAX_AT_ONCE = 256 * 1024

/**
 * A list of 25 (30 KB): brotli 1 takes 0.06 ms for 4.2 KB, 3 takes 0.10 ms for 3.4 KB, 5 takes 0.16 ms for 3.1 KB;
 * gzip 1 takes 0.09 ms for 3.9 KB, 6 takes 0.15 ms for 3.4 KB. A thread costs 0.06 ms more. The first page
 * (180 KB): brotli 1 takes 0.6 ms for 42 KB, 5 takes 3 ms for 34 KB, 6 takes 4 ms for as much.
 */
const QUICK = { br: 1, gzip: 1 }
const WELL = { br: 5, gzip: 6 }
/** The window as a power of two: with brotli's own of 4 MB its memory costs more than the packing. */
const WINDOW = 18

const brotliOptions = (quality: number, size: number): zlib.BrotliOptions => ({
  params: {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: WINDOW,
    [BROTLI_PARAM_SIZE_HINT]: size,
  },
  // What zlib writes into: room for most answers, which become a seventh of their size, instead of 16 KB.
  chunkSize: Math.max(1024, Math.ceil(size / 6)),
})

/** For answers that are sent once: a window of its own for each of many at the same time would fill the memory. */
export const ONCE_BROTLI: zlib.BrotliOptions = {
  params: { [BROTLI_PARAM_QUALITY]: QUICK.br, [BROTLI_PARAM_LGWIN]: WINDOW },
}

/** For who asks first: at once, and a fifth larger than could be. */
export function packQuickly(bytes: Buffer, packing: Packing): Buffer | Promise<Buffer> {
  if (bytes.length > MAX_AT_ONCE) return pack(bytes, packing, QUICK)
  return packAtOnce(bytes, packing)
}

/** What zlib answers when it is asked for `info`, which its types leave out. */
interface WithEngine {
  buffer: Buffer
  engine: zlib.BrotliCompress | zlib.Gzip
}

function packAtOnce(bytes: Buffer, packing: Packing): Buffer {
  const asked = { info: true }
  const { buffer, engine } = (packing === 'br'
    ? zlib.brotliCompressSync(bytes, { ...brotliOptions(QUICK.br, bytes.length), ...asked })
    : zlib.gzipSync(bytes, { level: QUICK.gzip, ...asked })) as unknown as WithEngine
  const packed = ownCopy(buffer)
  // The engine outlives collections of young objects, and what it refers to with it: with lists that are asked for
  // once up to 30 MB lay there until the whole heap was collected, several times a second.
  engine.removeAllListeners()
  Object.assign(engine, { _outBuffer: null })
  return packed
}

/** For all who ask again, beside other work. */
export const packWell = (bytes: Buffer, packing: Packing): Promise<Buffer> =>
  pack(bytes, packing, WELL)

async function pack(bytes: Buffer, packing: Packing, level: typeof WELL): Promise<Buffer> {
  const packed =
    packing === 'br'
      ? await brotli(bytes, brotliOptions(level.br, bytes.length))
      : await gzip(bytes, { level: level.gzip })
  return ownCopy(packed)
}
