let words: typeof import('../../../lib/words/expiry-words.ts') | undefined

/** Loads the words; the server has them before its first page, so that its pages say it without a script. */
export async function loadExpiryWords(): Promise<void> {
  words = await import('../../../lib/words/expiry-words.ts')
}

/** From which month, YYYY-MM, on what is sent of a product expires, within Suspense: few products have one. */
export function ExpiresFrom({ month }: { month: string }) {
  if (!words) throw loadExpiryWords()
  return <p className="small muted">{words.expiresFrom(month)}</p>
}
