import { useReturnRules } from './return-rules.ts'
import { ruleSentences } from './return-words.ts'

/** What can be sent back, until when, and what it costs: the owner's rules of now (Decisions §7). */
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
