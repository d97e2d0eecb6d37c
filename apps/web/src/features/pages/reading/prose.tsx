import { Link } from 'react-router'
import readingStyles from '../../../components/reading/reading.module.css'
import { parseLinks, parseProse } from './parse-prose.ts'

/** A page text with its headings, lists and links. */
export function Prose({ text }: { text: string }) {
  return parseProse(text).map((block) => {
    if (block.kind === 'list') {
      return (
        <ul key={block.entries.join()} className={readingStyles.bullets}>
          {block.entries.map((entry) => (
            <li key={entry}>
              <Words text={entry} />
            </li>
          ))}
        </ul>
      )
    }
    if (block.kind === 'heading') return <h2 key={block.text}>{block.text}</h2>
    return (
      <p key={block.text}>
        <Words text={block.text} />
      </p>
    )
  })
}

/** One line with its links. */
export function Words({ text }: { text: string }) {
  return parseLinks(text).map((part) =>
    part.to ? (
      <Link key={part.text} to={part.to}>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  )
}
