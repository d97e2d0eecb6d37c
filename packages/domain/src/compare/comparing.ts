import { MAX_COMPARED, MAX_ID } from '../orders/limits.ts'

/** What the address of a comparison names. */
export interface Compared {
  /** The products, in their order, each once; at most MAX_COMPARED. */
  ids: number[]
  /** What can be no product. */
  unreadable: string[]
  /** How many products more it names. */
  beyond: number
}

/** Reads '1929,57' from an address that anybody may have written. */
export function readCompared(text: string): Compared {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const all = [...new Set(parts.filter(isId).map(Number))]
  const ids = all.slice(0, MAX_COMPARED)
  const unreadable = [...new Set(parts.filter((part) => !isId(part)))]
  return { ids, unreadable, beyond: all.length - ids.length }
}

const isId = (part: string) =>
  /^\d{1,10}$/.test(part) && Number(part) >= 1 && Number(part) <= MAX_ID

/** One line of a comparison: what each product says, undefined where nobody has said it. */
export interface ComparedFact {
  name: string
  values: (string | undefined)[]
  /** True for numbers of a product, which differ always. */
  code: boolean
}

interface Fact {
  name: string
  value: string
  code?: boolean
}

/** The facts of several products as lines, in the order in which the products name them; codes come last. */
export function compareFacts(products: readonly (readonly Fact[])[]): ComparedFact[] {
  const names = new Map<string, boolean>()
  for (const { name, code = false } of products.flat()) {
    if (!names.has(name)) names.set(name, code)
  }
  const lines = [...names].map(([name, code]) => ({
    name,
    values: products.map((facts) => facts.find((fact) => fact.name === name)?.value),
    code,
  }))
  return [...lines.filter(({ code }) => !code), ...lines.filter(({ code }) => code)]
}

/** Whether a line tells products apart; one product differs from nothing. */
export const differs = (values: readonly (string | undefined)[]): boolean =>
  new Set(values).size > 1
