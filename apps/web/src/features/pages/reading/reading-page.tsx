import type { ReactNode } from 'react'
import coverStyles from '../../../components/places/cover.module.css'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { sceneSources } from '../../../lib/addresses/images.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Words } from './prose.tsx'

interface ReadingPageProps {
  title: string
  /** With [links](/within the shop), if it is a built-in text. */
  lead: ReactNode
  /** Above the title, in the shop's color. */
  topic?: string
  /** Where the page is listed, if anywhere. */
  trail?: readonly { label: string; to: string }[]
  /** Below the lead: when it was written, and by whom. */
  byline?: ReactNode
  /** Name of the staged picture below the title. */
  scene?: string
  children: ReactNode
}

/** The layout of a text page: breadcrumb, title, lead, picture, a column of text. */
export function ReadingPage({
  title,
  lead,
  topic,
  trail = [],
  byline,
  scene,
  children,
}: ReadingPageProps) {
  return (
    <div className="page">
      <Crumbs trail={[...trail, { label: title }]} />
      <header className={readingStyles.article}>
        {topic && <p className={`small ${readingStyles.topic}`}>{topic}</p>}
        <PageTitle title={title} />
        <p className={`lead ${readingStyles.lead}`}>
          {typeof lead === 'string' ? <Words text={lead} /> : lead}
        </p>
        {byline && <p className={`tiny muted ${readingStyles.byline}`}>{byline}</p>}
      </header>
      {scene ? <Cover scene={scene} /> : <div className={readingStyles.noCover} />}
      {children}
    </div>
  )
}

/** The wide picture of a page. */
export function Cover({ scene }: { scene: string }) {
  return (
    <div className={coverStyles.cover}>
      <Picture
        {...sceneSources(scene)}
        sizes="(max-width: 1280px) 100vw, 1216px"
        alt=""
        width={900}
        height={600}
        eager
      />
    </div>
  )
}
