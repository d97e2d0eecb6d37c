import { joinHibc, parseScan } from '@mendwell/domain/lots/scan/parse-scan'
import type { ScannedCode } from '@mendwell/domain/lots/scan/scan'
import { useRef, useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { findScanned, type ScannedProduct } from '../../../api/staff/stock/lots.ts'
import { refusalInWords } from './scan-words.ts'

/** A code without a known product, or with several. */
export interface Unplaced {
  code: ScannedCode
  raw: string
  products: ScannedProduct[]
}

interface Scanning {
  onProduct: (product: ScannedProduct, code: ScannedCode | undefined, raw: string) => void
  /** Handles a code with no product, or several; without this, it waits in `unplaced`. */
  onUnplaced?: (unplaced: Unplaced) => void
}

/**
 * Reads codes one by one, in order: an unreadable one is reported at once, and a code without a product waits for staff
 * to choose one.
 */
export function useScanning({ onProduct, onUnplaced }: Scanning) {
  const [problem, setProblem] = useState<string>()
  const [unplaced, setUnplaced] = useState<Unplaced>()
  const [pending, setPending] = useState<ScannedCode>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** True if the code could be read; the field is then cleared for the next one. */
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
    } catch (error) {
      setProblem(reasonOf(error) ?? 'The shop can’t be reached. Scan this package again.')
    }
  }

  async function bySku(sku: string) {
    try {
      const [product] = await findScanned({ sku })
      if (product) onProduct(product, undefined, '')
      else setProblem(`“${sku}” is neither a code of a package nor a SKU`)
    } catch (error) {
      setProblem(reasonOf(error) ?? 'The shop can’t be reached. Type this SKU again.')
    }
  }

  return { scan, problem, unplaced, pending, endUnplaced: () => setUnplaced(undefined) }
}

/** What the shop says, such as that the session has ended; undefined if it did not answer. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallProblem ? error.message : undefined
