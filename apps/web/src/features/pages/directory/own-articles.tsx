import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ownArticles } from '../../../api/own-pages.ts'
import cardStyles from '../../../components/reading/article-cards.module.css'
import { articleText } from '../../../components/reading/article-texts.ts'
import { Spans } from '../../../components/reading/blocks.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { paths } from '../../../lib/addresses/paths.ts'
import { formatDay } from '../../../lib/words/dates.ts'
import { pageText } from '../../../lib/words/page-texts.ts'

/** The articles that staff have written, newest first; nothing while there is none. */
export function OwnArticles() {
  const { data = [] } = useQuery(ownArticles())
  if (data.length === 0) return null
  return (
    <section className={readingStyles.section} aria-labelledby="own-articles">
      <h2 id="own-articles">{pageText('page.articles')}</h2>
      <ul className={cardStyles.related}>
        {data.map(({ slug, title, lead, on, author }) => (
          <li key={slug}>
            <div className={cardStyles.code}>
              <time dateTime={on}>{formatDay(on)}</time> · {author}
            </div>
            <h3>{title}</h3>
            <p>
              <Spans spans={lead} />
            </p>
            <Link to={paths.ownPage(slug)}>
              {articleText('article.readMore')}
              <span className="visually-hidden"> {articleText('article.about', { title })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
