import { useReturnRules } from './return-rules.ts'
import { ruleSentences } from './return-words.ts'

/** What can be returned, until when, and at what cost: the owner's current rules (Decisions §7). */
export function ReturnSummary() {
  const rules = useReturnRules()
  return (
    <ul className="stack-small muted">
      {ruleSentences(rules).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
