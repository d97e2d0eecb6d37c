import { Link } from 'react-router'
import { ArticleCards, RelatedArticles } from '../../../components/reading/article-cards.tsx'
import { articlesOf } from '../../../components/reading/articles.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'

/** Three articles, and the four with a code. */
export function NewsAndUpdate() {
  return (
    <section className="page section" aria-labelledby="home-news">
      <div className="head">
        <h2 id="home-news">{t('home.news')}</h2>
        <Link to={paths.blogs}>{t('home.allArticles')}</Link>
      </div>
      <ArticleCards articles={articlesOf('news')} />
      <h2 className="visually-hidden">{t('home.related')}</h2>
      <RelatedArticles articles={articlesOf('related')} />
    </section>
  )
}
