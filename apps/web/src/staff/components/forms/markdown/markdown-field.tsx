import { Textarea } from '@mantine/core'
import { MAX_PAGE_LENGTH } from '@mendwell/contract/content/staff-pages'
import type { BoundField } from '../../../../lib/forms/use-checked-form.ts'
import { formatNumber } from '../../../../lib/words/texts.ts'
import styles from './markdown-field.module.css'

interface MarkdownFieldProps extends BoundField {
  label: string
  lang?: string
}

/** A long text with Markdown. */
export const MarkdownField = ({ value, ...field }: MarkdownFieldProps) => (
  <Textarea
    {...field}
    value={value}
    classNames={{ input: styles.text ?? '' }}
    description={`${formatNumber(value.length)} of ${formatNumber(MAX_PAGE_LENGTH)} characters`}
    autosize
    minRows={12}
    maxRows={30}
  />
)

/** What can be written into it. */
export const MarkdownHelp = () => (
  <details className={styles.help}>
    <summary>How to format text</summary>
    <ul>
      <li>
        <code>## Heading</code> and <code>### Smaller heading</code>, a blank line between
        paragraphs
      </li>
      <li>
        <code>**bold**</code>, <code>*italic*</code>, <code>- entry of a list</code>,{' '}
        <code>1. step</code>, <code>&gt; quote</code>
      </li>
      <li>
        <code>[our braces](/c/61-braces)</code> leads to a page of the shop,{' '}
        <code>[the maker](https://example.org)</code> to another site
      </li>
      <li>
        <code>| Size | Waist |</code>, below it <code>|---|---|</code>, then the rows of a table
      </li>
    </ul>
  </details>
)
