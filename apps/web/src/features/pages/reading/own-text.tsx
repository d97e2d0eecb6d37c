import type { getOwnPage } from '@mendwell/contract/content/own-pages'
import type { ReactNode } from 'react'
import type { Answer } from '../../../api/calls/call.ts'
import { Blocks, Spans } from '../../../components/reading/blocks.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { ReadingPage } from './reading-page.tsx'

interface OwnTextProps {
  text: Answer<typeof getOwnPage>
  /** What the shop itself adds below. */
  children?: ReactNode
}

/** A page with a text written by staff. */
export function OwnText({ text: { title, lead, blocks }, children }: OwnTextProps) {
  return (
    <ReadingPage title={title} lead={<Spans spans={lead} />}>
      <div className={`${readingStyles.article} stack`}>
        <Blocks blocks={blocks} />
        {children}
      </div>
    </ReadingPage>
  )
}
