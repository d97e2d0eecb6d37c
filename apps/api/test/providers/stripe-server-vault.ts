import { randomBytes } from 'node:crypto'

/** Customers and their cards, as Stripe stores them. */
export class StripeVault {
  readonly #customers = new Map<string, Record<string, string>>()
  readonly #owners = new Map<string, string>()
  readonly #detached = new Set<string>()

  create(metadata: Record<string, string>): string {
    const id = `cus_${[...randomBytes(14)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
    this.#customers.set(id, metadata)
    return id
  }

  has(customer: string): boolean {
    return this.#customers.has(customer)
  }

  attach(method: string, customer: string): void {
    this.#owners.set(method, customer)
  }

  ownerOf(method: string): string | undefined {
    return this.#owners.get(method)
  }

  /** A detached card can never pay again. */
  wasDetached(method: string): boolean {
    return this.#detached.has(method)
  }

  /** False if it belonged to no one. */
  detach(method: string): boolean {
    if (!this.#owners.delete(method)) return false
    this.#detached.add(method)
    return true
  }

  /** Deletes their cards too; false if there is no such customer. */
  remove(customer: string): boolean {
    for (const [method, owner] of this.#owners) if (owner === customer) this.detach(method)
    return this.#customers.delete(customer)
  }

  /** The metadata of all customers. */
  get customers(): Record<string, string>[] {
    return [...this.#customers.values()]
  }

  /** The cards that belong to a customer. */
  get cards(): string[] {
    return [...this.#owners.keys()]
  }

  reset(): void {
    for (const kept of [this.#customers, this.#owners, this.#detached]) kept.clear()
  }
}
