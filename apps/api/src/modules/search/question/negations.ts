/** 'gloves without thumbs' searches for gloves, and excludes thumbs. */
const NOT_THIS = [
  // What is absent, up to two words: 'without side rails'.
  '(?:without|w/o|sin|excluding|except|minus)\\s+(?:any\\s+|a\\s+|the\\s+)?(?<without>\\p{L}[\\p{L}-]+(?:\\s+(?!for\\b|and\\b|or\\b|in\\b|with\\b|para\\b|con\\b|just\\b|only\\b)\\p{L}[\\p{L}-]+)?)',
  '(?:but|that(?: is| are|s)?|is|are|,)?\\s*(?<!can |do |does |did |will |could |should |would )\\bnot\\s+(?:a\\s+|an\\s+|the\\s+|made of\\s+)?(?<not>\\p{L}[\\p{L}-]+(?:\\s+(?!for\\b|and\\b|or\\b|in\\b|with\\b|just\\b|only\\b)\\p{L}[\\p{L}-]+)?)',
  '(?<![\\p{L}])no\\s+(?<no>\\p{L}[\\p{L}-]+(?:\\s+(?!for\\b|and\\b|or\\b|in\\b|with\\b)\\p{L}[\\p{L}-]+)?)',
  '(?<free>\\p{L}{3,})[\\s-]+free(?![\\p{L}-]|\\s+(?:stand|flow|style))',
].map((pattern) => new RegExp(pattern, 'gu'))

/** Words that follow 'no' and 'not' in other meanings; 'hands free' is not an absence of hands. */
const NOT_MEANT =
  /^(?:sure|working|able|sleep|get|have|too|more|less|only|just|sting|rinse|slip|show|touch|hands?|adherent|stick|walk|reach|toll|drug|lint|puede|quiero|tiene|se|me|le)\b/u

/** What is excluded: 'thumbs', and the words that say so: 'without thumbs'. */
export interface Negation {
  what: string
  said: string
}

/** Extracts what a lower-case text excludes. Keeps all of it if there is nothing else. */
export function readNegations(text: string): { without: Negation[]; rest: string } {
  const without: Negation[] = []
  let rest = text
  for (const pattern of NOT_THIS) {
    rest = rest.replace(pattern, (said: string, ...groups: unknown[]) => {
      const named = groups.at(-1) as Record<string, string | undefined>
      const [what] = Object.values(named).filter((group) => group !== undefined)
      if (what === undefined || NOT_MEANT.test(what)) return said
      without.push({ what, said: said.trim() })
      return ' '
    })
  }
  return /[\p{L}\p{N}]/u.test(rest) ? { without, rest } : { without: [], rest: text }
}
