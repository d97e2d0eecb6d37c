import { matchedParts } from '../../lib/matched-parts.ts'

interface EmphasisedProps {
  text: string
  /** What was searched for, or is being typed. */
  typed: string
}

/** A text with the words that were searched for marked. */
export const Emphasised = ({ text, typed }: EmphasisedProps) =>
  matchedParts(text, typed).map((part) =>
    part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text,
  )
