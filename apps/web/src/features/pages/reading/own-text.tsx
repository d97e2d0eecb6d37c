import type { getOwnPage } from '@mendwell/contract/content/own-pages'
import type { ReactNode } from 'react'
import type { Answer } from '../../../api/calls/call.ts'
import { Blocks, Spans } from '../../../components/reading/blocks.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { paths } from '../../../lib/addresses/paths.ts'
import { formatDay } from '../../../lib/words/dates.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import { ReadingPage } from './reading-page.tsx'

type Text = Answer<typeof getOwnPage>

interface OwnTextProps {
  /** An article has a date and an author; a text in place of a built-in one has neither. */
  text: Omit<Text, 'article'> & Partial<Pick<Text, 'article'>>
  /** What the shop itself adds below. */
  children?: ReactNode
}

/** A page with a text written by staff. */
export function OwnText({ text: { title, lead, blocks, article }, children }: OwnTextProps) {
  return (
    <ReadingPage
      title={title}
      lead={<Spans spans={lead} />}
      {...(article && {
        trail: [{ label: pageText('page.blogs'), to: paths.blogs }],
        byline: (
          <>
            <time dateTime={article.on}>{formatDay(article.on)}</time> · {article.author}
          </>
        ),
      })}
    >
      <div className={`${readingStyles.article} stack`}>
        <Blocks blocks={blocks} />
        {children}
      </div>
    </ReadingPage>
  )
}
