import { Crumbs } from '../../../components/places/crumbs.tsx'
import { ArticleCards, RelatedArticles } from '../../../components/reading/article-cards.tsx'
import { articlesOf } from '../../../components/reading/articles.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { Prose } from '../reading/prose.tsx'
import { OwnArticles } from './own-articles.tsx'

/** Every article, and the flyers (Specification §2: news and update, related articles). */
export function Component() {
  return (
    <div className="page">
      <Crumbs trail={[{ label: pageText('page.blogs') }]} />
      <PageTitle title={pageText('page.blogs')} />
      <p className="lead">{pageText('page.blogsLead')}</p>
      <OwnArticles />
      <section className={readingStyles.section} aria-labelledby="news">
        <h2 id="news">{pageText('page.newsAndUpdate')}</h2>
        <ArticleCards articles={articlesOf('news')} />
      </section>
      <section className={readingStyles.section} aria-labelledby="related">
        <h2 id="related">{pageText('page.relatedArticles')}</h2>
        <RelatedArticles articles={articlesOf('related')} />
      </section>
      <section className={readingStyles.section} aria-labelledby="flyers">
        <h2 id="flyers">{pageText('page.flyers')}</h2>
        <div className={readingStyles.list}>
          <Prose text={pageText('page.flyersBody')} />
        </div>
      </section>
    </div>
  )
}
