import { lazy } from 'react'
import { useParams } from 'react-router'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { ArticleCards } from '../../components/reading/article-cards.tsx'
import { articleText } from '../../components/reading/article-texts.ts'
import { ARTICLES, type Article } from '../../components/reading/articles.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import readingStyles from '../../components/reading/reading.module.css'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDay } from '../../lib/words/dates.ts'
import { pageText } from '../../lib/words/page-texts.ts'
import { translation } from '../../lib/words/texts.ts'
import { articleBodies } from '../../texts/en/article-bodies.ts'
import { Icon } from '../../ui/icon.tsx'
import { ArticleProducts } from './reading/article-products.tsx'
import { Prose } from './reading/prose.tsx'
import { Cover } from './reading/reading-page.tsx'

/** Few visitors arrive by a wrong URL: the others do not load its script. */
const NotFound = lazy(async () => ({ default: (await import('./not-found-page.tsx')).Component }))

/** As many as are offered below an article. */
const READ_NEXT = 3

/** One article with the products it mentions. */
export function Component() {
  const { slug } = useParams()
  const article = ARTICLES.find((candidate) => candidate.slug === slug)
  if (!article) return <NotFound />
  const next = ARTICLES.filter((other) => other !== article).slice(0, READ_NEXT)
  return (
    <div className="page">
      <Crumbs
        trail={[
          { label: pageText('page.blogs'), to: paths.blogs },
          { label: articleText(article.topic) },
        ]}
      />
      <article aria-labelledby="article-title">
        <ArticleHead article={article} />
        <Cover scene={article.scene} />
        <div className={`${readingStyles.article} stack`}>
          <Prose text={bodyOf(article)} />
          <ArticleProducts article={article} />
          <p className="note info">
            <Icon name="info-circle" />
            <span>{pageText('page.articleNote')}</span>
          </p>
        </div>
      </article>
      <section className="section" aria-labelledby="read-next">
        <div className="head">
          <h2 id="read-next">{pageText('page.readNext')}</h2>
        </div>
        <ArticleCards articles={next} />
      </section>
    </div>
  )
}

function ArticleHead({ article }: { article: Article }) {
  return (
    <header className={readingStyles.article} id="article-title">
      <p className={`small ${readingStyles.topic}`}>
        {articleText(article.topic)}
        {article.code && ` · ${articleText('article.code', { code: article.code })}`}
      </p>
      <PageTitle title={articleText(article.title)} />
      <p className={`lead ${readingStyles.lead}`}>{articleText(article.summary)}</p>
      <p className={`tiny muted ${readingStyles.byline}`}>
        <time dateTime={article.publishedOn}>{formatDay(article.publishedOn)}</time>
        {` · ${articleText('article.minutes', { count: article.minutes })} · ${pageText('page.articleBy')}`}
      </p>
    </header>
  )
}

const bodyOf = ({ slug }: Article): string => {
  const key = `article.${slug}.body` as const
  return translation(key) ?? articleBodies[key]
}
