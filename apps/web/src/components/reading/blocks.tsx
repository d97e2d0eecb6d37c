import type { Block, Span } from '@mendwell/contract/content/page-blocks'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { withinShop } from '../../lib/addresses/clean-address.ts'
import tableStyles from '../orders/table.module.css'
import styles from './blocks.module.css'
import readingStyles from './reading.module.css'

/** A text parsed by the server: headings, paragraphs, lists, quotes, tables, links, using only our own elements. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return each(blocks, (block) => <Part block={block} />)
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading>
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={readingStyles.bullets}>
          {each(block.entries, (spans) => (
            <li>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'rule':
      return <hr />
    case 'quote':
      return (
        <blockquote>
          <p>
            <Spans spans={block.spans} />
          </p>
        </blockquote>
      )
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
  }
}

type Cells = readonly (readonly Span[])[]

function Table({ head, rows }: { head: Cells; rows: readonly Cells[] }) {
  return (
    // Wider than a phone, it scrolls by itself; it is focusable for keyboard scrolling.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.wide} tabIndex={0}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            {each(head, (spans) => (
              <th scope="col">
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (cells) => (
            <tr>
              {each(cells, (spans) => (
                <td>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const each = <Entry,>(entries: readonly Entry[], show: (entry: Entry) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: entries of a text are identified by their position
  entries.map((entry, place) => <Fragment key={place}>{show(entry)}</Fragment>)

/** One line of a text. */
export const Spans = ({ spans }: { spans: readonly Span[] }) =>
  each(spans, ({ text, to, isStrong, isStressed }) => {
    if (text === '\n') return <br />
    const stressed = isStressed ? <em>{text}</em> : text
    const words = isStrong ? <strong>{stressed}</strong> : stressed
    return to === undefined ? words : <Way to={to}>{words}</Way>
  })

/** A link within the shop, in either of its two URL forms, or to another site. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} rel="noreferrer">
        {children}
      </a>
    )
  }
  return <Link to={withinShop(to)}>{children}</Link>
}
