import { joinHibc, parseScan } from '@mendwell/domain/lots/scan/parse-scan'
import type { ScannedCode } from '@mendwell/domain/lots/scan/scan'
import { useRef, useState } from 'react'
import { findScanned, type ScannedProduct } from '../../../api/staff/stock/lots.ts'
import { refusalInWords } from './scan-words.ts'

/** A code whose product is not known yet, or that several products have. */
export interface Unplaced {
  code: ScannedCode
  raw: string
  products: ScannedProduct[]
}

interface Scanning {
  onProduct: (product: ScannedProduct, code: ScannedCode | undefined, raw: string) => void
  /** What becomes of a code that no product has, or several; without it, it waits in `unplaced`. */
  onUnplaced?: (unplaced: Unplaced) => void
}

/**
 * Reads one code after the other, in the order they came: what cannot be read is said at once, and a code of no product
 * waits for somebody to say which it is.
 */
export function useScanning({ onProduct, onUnplaced }: Scanning) {
  const [problem, setProblem] = useState<string>()
  const [unplaced, setUnplaced] = useState<Unplaced>()
  const [pending, setPending] = useState<ScannedCode>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** True where the code could be read; then the field is free for the next one. */
  function scan(raw: string): boolean {
    setProblem(undefined)
    const read = parseScan(raw, new Date().getFullYear())
    if (!read.ok) {
      if (read.reason === 'UNKNOWN_FORMAT') {
        queue.current = queue.current.then(() => bySku(raw.trim()))
        return true
      }
      setProblem(refusalInWords(read))
      return false
    }
    const code = pending && read.kind === 'HIBC' ? joinHibc(pending, read) : read
    setPending(undefined)
    if (!code.ok) {
      setProblem(refusalInWords(code))
      return false
    }
    if (code.part === 'SECONDARY' || (code.part === 'PRIMARY' && pending === undefined)) {
      setPending(code)
      return true
    }
    queue.current = queue.current.then(() => place(code, raw))
    return true
  }

  async function place(code: ScannedCode, raw: string) {
    try {
      const products = await findScanned({ code: code.di ?? '' })
      const [product] = products
      if (product && products.length === 1) onProduct(product, code, raw)
      else (onUnplaced ?? setUnplaced)({ code, raw, products })
    } catch {
      setProblem('The shop can’t be reached. Scan this package again.')
    }
  }

  async function bySku(sku: string) {
    try {
      const [product] = await findScanned({ sku })
      if (product) onProduct(product, undefined, '')
      else setProblem(`“${sku}” is neither a code of a package nor a SKU`)
    } catch {
      setProblem('The shop can’t be reached. Type this SKU again.')
    }
  }

  return { scan, problem, unplaced, pending, endUnplaced: () => setUnplaced(undefined) }
}
