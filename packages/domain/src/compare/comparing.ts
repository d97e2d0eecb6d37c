import { MAX_COMPARED, MAX_ID } from '../orders/limits.ts'

/** What the URL of a comparison contains. */
export interface Compared {
  /** The products, in order, without duplicates; at most MAX_COMPARED. */
  ids: number[]
  /** Entries that cannot be product ids. */
  unreadable: string[]
  /** How many more products it names. */
  beyond: number
}

/** Parses '1929,57' from a URL, which may hold anything. */
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

/** One row of a comparison: what each product says, undefined where unknown. */
export interface ComparedFact {
  name: string
  values: (string | undefined)[]
  /** True for product numbers, which always differ. */
  code: boolean
}

interface Fact {
  name: string
  value: string
  code?: boolean
}

/** The facts of several products as rows, in the order the products list them; codes come last. */
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

/** Whether the products differ in a row; a single product never does. */
export const differs = (values: readonly (string | undefined)[]): boolean =>
  new Set(values).size > 1
