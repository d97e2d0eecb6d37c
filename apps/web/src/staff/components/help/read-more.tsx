import { type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { ManualPlace } from './manual-place.ts'
import styles from './read-more.module.css'

interface ReadMoreProps {
  /** What the screen is for. */
  help: ReactNode
  /** The screen's title: it labels the way back from the manual. */
  title: string
}

/** Facts, such as a date, are separated from the link that follows. */
const isSentence = (help: ReactNode) => typeof help !== 'string' || /[.!?]$/.test(help)

/** The help text of a screen, with a link to its page of the manual. */
export function ReadMore({ help, title }: ReadMoreProps) {
  const page = useContext(ManualPlace)
  const { pathname, search } = useLocation()
  if (!page) return help && <p className="lead">{help}</p>
  return (
    <p className="lead">
      {help}
      {help && (isSentence(help) ? ' ' : <span className={styles.dot}> · </span>)}
      <Link
        className={styles.link}
        to={`/manual/${page}`}
        state={{ back: { to: pathname + search, label: `Back to ${title}` } }}
      >
        Read more
        <span className="visually-hidden"> in the manual</span>
      </Link>
    </p>
  )
}
