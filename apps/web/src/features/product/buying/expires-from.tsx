let words: typeof import('../../../lib/words/expiry-words.ts') | undefined

/** Loads the texts; the server has them before its first page, so that its pages include them without script. */
export async function loadExpiryWords(): Promise<void> {
  words = await import('../../../lib/words/expiry-words.ts')
}

/** The month, YYYY-MM, before which no piece of a product expires, within Suspense: few products have one. */
export function ExpiresFrom({ month }: { month: string }) {
  if (!words) throw loadExpiryWords()
  return <p className="small muted">{words.expiresFrom(month)}</p>
}
