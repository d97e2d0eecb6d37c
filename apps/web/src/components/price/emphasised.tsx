import { matchedParts } from '../../lib/matched-parts.ts'

interface EmphasisedProps {
  text: string
  /** The search term, or what is being typed. */
  typed: string
}

/** A text with the searched words highlighted. */
export const Emphasised = ({ text, typed }: EmphasisedProps) =>
  matchedParts(text, typed).map((part) =>
    part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text,
  )
